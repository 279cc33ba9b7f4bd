import type { Translated } from "../../texts.ts";
import type { fairness as english } from "../../en/fairness/fairness.ts";

export const fairness: Translated<typeof english> = {
  proof: "Bằng chứng",
  groups: { commitment: "Cam kết", odds: "Tỷ lệ", draw: "Rút vé", balance: "Số dư" },
  outcome: {
    Holds: "đúng",
    Differs: "khác",
    NotHeld: "không có gì để so sánh",
    Ask: "chỉ bạn mới trả lời được",
  },
  verdicts: {
    Verified: "Đã kiểm chứng",
    Unlogged: "Đã kiểm chứng, chưa vào nhật ký",
    Recomputed: "Đã tính lại",
    Contested: "Cần bạn xác nhận",
    Unknown: "Chưa rõ",
    Breach: "Không khớp",
  },
  verdictHints: {
    Verified: "Trình duyệt của bạn đã đối chiếu mọi thứ với những gì nó giữ trước khi tiết lộ phần của mình.",
    Unlogged:
      "Trình duyệt của bạn đã kiểm tra mọi thứ. Chỉ còn nhật ký công khai chưa có bản ghi, việc này mất khoảng một phút.",
    Recomputed: "Mọi con số đều khớp. Có những điều trình duyệt này chỉ kiểm tra được về sau.",
    Contested: "Mọi thứ đều khớp, nhưng có phải là bạn hay không thì chỉ bạn mới trả lời được.",
    Unknown: "Những câu trả lời đến nay chưa chứng minh được gì. Chúng tôi sẽ gửi lại chính yêu cầu đó.",
    Breach: "Có điều không khớp. Hãy lưu chứng cứ.",
  },
  verify: "Kiểm chứng",
  hideChecks: "Ẩn các mục kiểm tra",
  save: "Lưu chứng cứ",
  saved: "Đã lưu. Ai cũng có thể kiểm tra mà không cần trang này.",
  failed: "Không kiểm tra được bằng chứng.",
  before: "Hộp này được mở trước khi chúng tôi lưu bản ghi kiểm chứng được.",
  more: "Cách hoạt động",
  unable: {
    NoTls:
      "Trang này được tải không qua HTTPS, nên trình duyệt của bạn không thể kiểm chứng lượt mở. Hãy mở cửa hàng bằng https://.",
    NoEd25519:
      "Trình duyệt này quá cũ để kiểm chứng lượt mở. Hãy cập nhật, hoặc dùng phiên bản mới của Chrome, Edge, Firefox hay Safari.",
    NoStorage:
      "Trình duyệt này không cho trang lưu bằng chứng của bạn, điều thường gặp trong cửa sổ riêng tư. Hãy mở cửa hàng trong cửa sổ thường và cho phép lưu dữ liệu.",
    TooManyBrowsers:
      "Bạn đã đạt giới hạn 20 trình duyệt. Hãy gỡ một trình duyệt trong cài đặt tài khoản, mục Công bằng.",
  },
};
