import type { accountTexts as english, leftTexts as left } from "./en.ts";

export const accountTexts: typeof english = {
  exported: {
    subject: "dữ liệu của bạn đã được tải xuống",
    text: "một tệp chứa toàn bộ dữ liệu tài khoản của bạn đã được tải xuống.",
    more: "Nếu đó là bạn, bạn không cần làm gì thêm. Nếu không phải, hãy đổi mật khẩu và liên hệ với chúng tôi ngay.",
    button: "Kiểm tra cài đặt bảo mật",
  },
  returning: {
    subject: "tiền của bạn đang được trả lại thẻ",
    text: "tiền trong số dư của bạn đã được gửi trả lại các thẻ đã thanh toán.",
    more: "Nếu đó là bạn, bạn không cần làm gì thêm. Ngân hàng cần vài ngày. Nếu không phải, hãy đổi mật khẩu và liên hệ với chúng tôi ngay.",
    button: "Xem khoản được trả lại",
  },
  payeeAdded: {
    subject: "một tài khoản ngân hàng hoặc thẻ đã được thêm",
    text: "một tài khoản ngân hàng hoặc thẻ đã được thêm vào tài khoản của bạn. Tiền thắng có thể được chuyển đến đó sau ba ngày.",
    more: "Nếu đó là bạn, bạn không cần làm gì. Nếu không phải, hãy xóa nó, đổi mật khẩu và liên hệ với chúng tôi ngay.",
    button: "Xem các tài khoản ngân hàng và thẻ của bạn",
  },
  payingOut: {
    subject: "tiền thắng của bạn đang được chi trả",
    text: "có yêu cầu chi trả tiền thắng từ số dư của bạn.",
    more: "Nếu đó là bạn, bạn không cần làm gì: chúng tôi xem xét, rồi ngân hàng của bạn cần vài ngày. Nếu không phải, hãy đổi mật khẩu và liên hệ với chúng tôi ngay.",
    button: "Xem các khoản chi trả của bạn",
  },
  closing: {
    subject: "bạn đang đóng tài khoản",
    text: "việc đóng tài khoản của bạn đã bắt đầu. Tài khoản không còn mở hộp và không nhận nạp tiền.",
    more: "Bạn có thể bán lại, nhận hàng hoặc từ bỏ những gì bạn có, và có thể hủy việc đóng tài khoản. Nếu không phải bạn, hãy đổi mật khẩu và liên hệ với chúng tôi ngay.",
    button: "Tiếp tục",
  },
  closingAsked: {
    subject: "chúng tôi đang đóng tài khoản của bạn",
    text: "chúng tôi đã bắt đầu đóng tài khoản theo yêu cầu bằng văn bản của bạn. Tài khoản không còn mở hộp và không nhận nạp tiền.",
    more: "Bạn có hai ngày để hủy. Sau đó, khoản tiền bạn đã trả được hoàn về nơi đã nạp, và những gì còn lại coi như từ bỏ. Nếu bạn không yêu cầu, hãy hủy việc đóng hoặc liên hệ với chúng tôi ngay.",
    button: "Xem những gì còn lại",
  },
  closingEnds: {
    subject: "tài khoản của bạn sắp bị đóng vĩnh viễn",
    text: "một người của chúng tôi đã đề nghị đóng vĩnh viễn tài khoản theo yêu cầu bằng văn bản của bạn. Tài khoản được đóng khi một người khác đồng ý.",
    more: "Khi đó bạn từ bỏ những gì còn lại và không thể hoàn tác. Nếu bạn không yêu cầu, hãy hủy việc đóng hoặc liên hệ với chúng tôi ngay.",
    button: "Xem những gì còn lại",
  },
  closingTakenBack: {
    subject: "chúng tôi không còn đóng tài khoản của bạn",
    text: "chúng tôi đã dừng việc đóng tài khoản, và bạn có thể dùng lại tài khoản.",
    more: "Nếu bạn vẫn muốn đóng, hãy bắt đầu lại trong phần cài đặt, hoặc viết thư cho chúng tôi.",
    button: "Đến tài khoản của tôi",
  },
  closed: {
    subject: "tài khoản của bạn đã đóng",
    text: "tài khoản của bạn đã được đóng.",
    more: "Chúng tôi đã xóa tên, email và các địa chỉ của bạn. Hóa đơn của các đơn hàng được giữ theo thời hạn luật định. Khoản tiền đang hoàn cho bạn vẫn sẽ đến.",
    button: "Ghé cửa hàng",
  },
  cardKept: {
    subject: "một thẻ được lưu cho lần sau",
    text: "một thẻ mà tài khoản của bạn đã dùng để thanh toán được lưu cho lần sau.",
    more: "Nếu là bạn, bạn không cần làm gì. Chúng tôi không bao giờ trừ tiền thẻ khi không có bạn. Nếu không phải bạn, hãy xóa thẻ, đổi mật khẩu và liên hệ với chúng tôi ngay.",
    button: "Xem thẻ của bạn",
  },
};

export const leftTexts: typeof left = { items: "Vật phẩm từ bỏ", balance: "Số dư từ bỏ" };
