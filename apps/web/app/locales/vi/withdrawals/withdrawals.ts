import type { withdrawals as english } from "../../en/withdrawals/withdrawals.ts";
import type { Translated } from "../../texts.ts";

export const withdrawals: Translated<typeof english> = {
  title: "Rút khỏi hợp đồng",
  lead: "Trả lại những gì bạn đã đặt. Bạn có 14 ngày kể từ khi nhận hàng để đổi ý mà không cần lý do.",
  noAccount: "Không cần tài khoản.",
  about: "Bạn muốn rút khỏi điều gì?",
  order: "Một đơn hàng hoặc kiện hàng",
  topUp: "Các lần nạp tiền của tôi",
  topUpText: "Phần còn lại được hoàn cho bạn",
  otherOrder: "Đơn hàng hoặc kiện hàng khác",
  otherOrderText: "Bạn cần số của đơn đó",
  until: (day) => `Có thể đến hết ${day}`,
  choose: "Chọn điều bạn muốn rút khỏi",
  number: "Số đơn hàng hoặc kiện hàng",
  numberHint: "Ví dụ O-204417730956. Số này có trong email về đơn hàng của bạn.",
  name: "Tên của bạn",
  email: "Email của đơn hàng",
  emailTopUp: "Email của tài khoản",
  topUpHint: "Chưa đăng nhập? Chúng tôi sẽ gửi một liên kết đến địa chỉ này để biết tài khoản là của bạn.",
  submit: "Xác nhận rút khỏi hợp đồng",
  doneTitle: "Chúng tôi đã nhận yêu cầu của bạn",
  done: (number: string, time: string) => `Yêu cầu ${number} được nhận vào ${time}.`,
  mailed: (email: string) =>
    `Chúng tôi đã gửi email xác nhận đến ${email}. Nếu hàng đã được gửi cho bạn, hãy gửi trả trong vòng 14 ngày.`,
  open: "Rút khỏi hợp đồng tại đây",
  toShop: "Về cửa hàng",
  follows: {
    title: "Tiếp theo",
    mail: "Chúng tôi xác nhận ngay qua email.",
    send: "Nếu hàng đã được gửi cho bạn, hãy gửi trả trong vòng 14 ngày.",
    refund: "Tiền hoàn đến trong vòng 14 ngày, hoặc khi hàng đã về.",
  },
  confirm: {
    title: "Xác nhận rút khỏi hợp đồng",
    text: "Nhấn nút để xác nhận bạn rút khỏi các lần nạp tiền.",
    submit: "Xác nhận rút khỏi hợp đồng",
    done: "Cảm ơn bạn. Nếu có tài khoản với địa chỉ của bạn, chúng tôi hoàn phần còn lại của các lần nạp trong một năm và 14 ngày qua.",
    unknown: "Liên kết này không đầy đủ hoặc không phải của chúng tôi. Hãy mở lại từ email.",
  },
};
