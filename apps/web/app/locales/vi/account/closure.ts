import type { closure as english } from "../../en/account/closure.ts";
import type { Translated } from "../../texts.ts";

export const closure: Translated<typeof english> = {
  title: "Đóng tài khoản của tôi",
  lead: "Khi đó chúng tôi xóa tên, email, số điện thoại và các địa chỉ của bạn, và không ai có thể đăng nhập nữa. Hóa đơn của các đơn hàng được giữ theo thời hạn luật định. Trước đó bạn có thể dùng, bán lại hoặc nhận những gì bạn có.",
  items: "Sản phẩm trong kho đồ của bạn",
  itemsOf: (count: number, worth: string) =>
    count === 0 ? "Không có" : `${count} sản phẩm, có thể bán lại được ${worth}`,
  balance: "Số dư",
  returned: "Hoàn về nơi bạn đã nạp tiền",
  rest: "Không thể hoàn: hãy tiêu hoặc từ bỏ",
  refused: (amount: string) =>
    `${amount} trong đó được trả bằng thẻ, nhưng không thể hoàn lại vào thẻ. Hãy liên hệ với chúng tôi trước khi từ bỏ.`,
  waits: "Tài khoản có thể đóng khi những việc này kết thúc:",
  beginNow: "Bạn có thể bắt đầu hôm nay. Bước cuối sẽ mở sau đó.",
  holds: {
    Payment: "Một khoản thanh toán đang xử lý. Sẽ kết thúc trong vòng một giờ.",
    Refund: "Khoản tiền đang hoàn cho bạn.",
    Shipment: "Một kiện hàng chưa đến nơi.",
    Withdrawal: "Một yêu cầu rút khỏi hợp đồng hoặc trả hàng chưa kết thúc.",
    Payout: "Một khoản chi trả chưa đến ngân hàng của bạn.",
    Owed: "Khoản tiền của một đơn hàng mà chúng tôi còn nợ bạn, vì nhà cung cấp thẻ đã từ chối hoàn. Vui lòng liên hệ với chúng tôi.",
    Chargeback: "Một khoản thanh toán bị ngân hàng thu hồi. Vui lòng liên hệ với chúng tôi.",
    Case: "Một việc chúng tôi đang xem xét. Vui lòng liên hệ với chúng tôi.",
    Review: "Một việc chúng tôi đang xem xét. Vui lòng liên hệ với chúng tôi.",
    Wait: "Hai ngày kể từ lúc bắt đầu, để bạn có thể hủy nếu không phải bạn làm.",
  },
  begin: {
    button: "Đóng tài khoản của tôi",
    title: "Bắt đầu đóng tài khoản?",
    text: "Từ bây giờ tài khoản không mở hộp và không nhận nạp tiền. Bạn vẫn có thể bán lại, nhận hàng và tiêu những gì bạn có, và hủy cho đến phút cuối.",
    confirm: "Bắt đầu",
  },
  keep: "Quay lại",
  keepAccount: "Giữ tài khoản của tôi",
  closing: (since: string) => `Bạn đang đóng tài khoản từ ${since}. Không thể mở hộp và nạp tiền.`,
  confirmed: "Tiền đang được hoàn cho bạn. Tài khoản sẽ tự đóng khi tiền đến nơi, trong vòng 14 ngày.",
  use: { inventory: "Bán lại hoặc nhận sản phẩm", shop: "Tiêu số dư" },
  end: {
    button: "Đóng vĩnh viễn",
    title: "Đóng tài khoản vĩnh viễn?",
    returns: (amount: string) => `${amount} sẽ hoàn về nơi bạn đã nạp tiền, trong vòng 14 ngày.`,
    givesUpItems: (count: number) => `Bạn từ bỏ ${count} sản phẩm.`,
    givesUpMoney: (amount: string) => `Bạn từ bỏ ${amount} trong số dư.`,
    text: "Không thể hoàn tác.",
  },
  closed: "Tài khoản của bạn đã đóng",
};
