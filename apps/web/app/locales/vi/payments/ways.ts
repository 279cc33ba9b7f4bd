import type { ways as english } from "../../en/payments/ways.ts";
import type { Translated } from "../../texts.ts";

export const ways: Translated<typeof english> = {
  legend: "Bạn muốn thanh toán bằng cách nào?",
  methods: {
    card: "Thẻ",
    applePay: "Apple Pay",
    googlePay: "Google Pay",
    link: "Link",
    ideal: "iDEAL | Wero",
    bancontact: "Bancontact",
    sepaDebit: "Ghi nợ trực tiếp SEPA",
    bankTransfer: "Chuyển khoản ngân hàng",
  },
  /** How each method works, in a line. */
  hints: {
    card: "Thẻ tín dụng hoặc thẻ ghi nợ",
    wallet: "Xác nhận bằng ví của bạn",
    bank: "Bạn thanh toán trên trang của ngân hàng",
    debit: "Chúng tôi thu từ tài khoản của bạn; mất vài ngày",
    transfer: "Bạn tự chuyển khoản; mất vài ngày",
    link: "Thanh toán bằng thông tin đã lưu",
  },
  redirect: {
    title: "Tiếp tục tại ngân hàng của bạn",
    text: (amount: string) =>
      `Bạn thanh toán ${amount} trên trang của ngân hàng rồi quay lại đây. Nếu bạn rời trang đó mà không thanh toán thì không bị trừ tiền.`,
    link: "Đến trang của ngân hàng",
  },
  hosted: {
    title: "Tiếp tục trên trang thanh toán",
    text: (amount: string) =>
      `Bạn thanh toán ${amount} trên trang của nhà cung cấp dịch vụ thanh toán rồi quay lại đây. Nếu bạn rời trang đó mà không thanh toán thì không bị trừ tiền.`,
    link: "Đến trang thanh toán",
  },
  transfer: {
    title: "Hãy tự chuyển khoản số tiền này",
    text: "Dùng tài khoản này và đúng mã tham chiếu này: nhờ đó chúng tôi tìm ra khoản thanh toán của bạn. Chỉ chuyển một lần. Thường mất một đến ba ngày làm việc, và chúng tôi sẽ gửi email khi tiền đến.",
    until: (day: string) =>
      `Vui lòng chuyển trước ${day}. Tiền đến muộn hơn vẫn được tính: chúng tôi ghi nhận hoặc gửi trả.`,
    iban: "IBAN",
    bic: "BIC",
    holder: "Chủ tài khoản",
    reference: "Mã tham chiếu",
    amount: "Số tiền",
    qr: "Mã QR cho ứng dụng ngân hàng",
    sent: "Tôi đã ghi lại",
    show: "Xem tài khoản nhận",
    over: "Khoản chuyển này không còn được chờ nữa. Xem kết quả trong giao dịch và đơn hàng của bạn.",
  },
};
