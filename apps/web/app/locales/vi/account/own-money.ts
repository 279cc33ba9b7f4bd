import type { ownMoney as english } from "../../en/account/own-money.ts";
import type { Translated } from "../../texts.ts";

export const ownMoney: Translated<typeof english> = {
  title: "Nhận lại tiền",
  lead: "Số tiền bạn đã trả bằng thẻ và chưa dùng được trả lại thẻ đã thanh toán.",
  balance: "Số dư",
  own: "Tiền của chính bạn",
  amount: "Số tiền bằng euro",
  hint: "Tiền bạn đã trả được dùng trước tiền bạn thắng, nên tiền thắng ở lại trong số dư.",
  send: (amount: string) => `Gửi trả ${amount}`,
  stays: "Ở lại trong số dư",
  follows: {
    title: "Tiếp theo",
    leaves: "Số tiền rời khỏi số dư ngay và không thể lấy lại.",
    card: "Tiền về thẻ đã thanh toán.",
    bank: "Ngân hàng hiển thị sau vài ngày.",
  },
  keep: "Hủy",
  askText: "Số tiền rời khỏi số dư ngay và không thể lấy lại. Ngân hàng cần vài ngày.",
  nothing: "Số dư của bạn không có khoản nào bạn đã trả mà chưa dùng.",
  notOffered: "Chức năng này không được cung cấp tại quốc gia của bạn.",
  held: "Hiện chưa thể trả lại số tiền này. Hãy thử lại sau hoặc liên hệ với chúng tôi.",
  list: "Đã gửi trả",
  link: "Gửi tiền trả lại thẻ",
  payOut: "Chi trả tiền thắng",
  refused: (amount) =>
    `Không thể tự động trả lại ${amount}: thẻ đã từ chối, hoặc bạn đã thanh toán hơn một năm trước. Hãy liên hệ với chúng tôi.`,
  ask: (amount) => `Gửi trả lại ${amount}?`,
  sent: (amount) => `${amount} đang được trả lại`,
  part: (amount, day) => `${amount} của khoản thanh toán ngày ${day}`,
  states: {
    Requested: "Đã yêu cầu",
    Sent: "Đang chuyển",
    Arrived: "Đã đến ngân hàng của bạn",
    CameBack: "Đã quay lại số dư",
    Refused: "Bị từ chối, đã về lại số dư",
  },
};
