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
    Recomputed: "Đã tính lại",
    Contested: "Cần bạn xác nhận",
    Unknown: "Chưa rõ",
    Breach: "Không khớp",
  },
  verdictHints: {
    Verified: "Trình duyệt của bạn đã đối chiếu mọi thứ với những gì nó giữ trước khi tiết lộ phần của mình.",
    Recomputed: "Mọi con số đều suy ra được từ nhau. Có những điều trình duyệt này chỉ xem được sau đó.",
    Contested: "Mọi thứ đều khớp, nhưng có phải là bạn hay không thì chỉ bạn mới trả lời được.",
    Unknown: "Những gì nhận được đến nay chưa chứng minh điều gì. Yêu cầu đó đang được gửi lại.",
    Breach: "Có điều không khớp. Hãy lưu chứng cứ.",
  },
  verify: "Kiểm chứng",
  hideChecks: "Ẩn các mục kiểm tra",
  save: "Lưu chứng cứ",
  saved: "Đã lưu. Ai cũng có thể kiểm tra mà không cần trang này.",
  failed: "Không kiểm tra được bằng chứng.",
  before: "Lượt này được mở trước khi các lượt mở để lại bản ghi có thể chứng minh.",
  more: "Cách hoạt động",
  unable: {
    NoTls:
      "Trang này được tải không qua HTTPS, nên trình duyệt của bạn không thể kiểm tra lượt mở. Hãy mở cửa hàng với https:// ở trước địa chỉ.",
    NoEd25519:
      "Trình duyệt này quá cũ để kiểm tra lượt mở. Hãy cập nhật, hoặc dùng Chrome, Edge, Firefox hay Safari bản mới.",
    NoStorage:
      "Trình duyệt này không cho trang lưu bằng chứng của bạn, như một số trình duyệt trong cửa sổ riêng tư. Hãy mở cửa hàng trong cửa sổ thường và cho phép lưu dữ liệu.",
    NoRoom:
      "Đã có hai mươi trình duyệt được phép mở hộp thay bạn. Hãy gỡ bớt một trình duyệt trong cài đặt tài khoản, mục Công bằng.",
  },
};
