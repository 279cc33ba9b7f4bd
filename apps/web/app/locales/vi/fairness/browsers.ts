import type { Translated } from "../../texts.ts";
import type { browsers as english } from "../../en/fairness/browsers.ts";

export const browsers: Translated<typeof english> = {
  title: "Trình duyệt được phép mở hộp thay bạn",
  lead: "Mỗi trình duyệt của bạn ký các lượt mở bằng một khóa riêng. Hãy gỡ những trình duyệt không phải của bạn.",
  none: "Chưa có trình duyệt nào trong danh sách.",
  added: "Thêm lúc",
  used: "Dùng gần nhất",
  unused: "Chưa dùng",
  remove: (name: string, day: string) => `Gỡ trình duyệt: ${name}, thêm ngày ${day}`,
  removeTitle: "Gỡ trình duyệt này?",
  removeText:
    "Các lượt mở của trình duyệt này vẫn có hiệu lực, nhưng nó không thể bắt đầu lượt mở khác cho đến khi được thêm lại.",
  removeAdvice: "Bạn không nhận ra trình duyệt này? Vậy hãy đổi cả mật khẩu, mọi người khác sẽ bị đăng xuất.",
  keep: "Giữ trình duyệt",
  confirm: "Gỡ trình duyệt",
  removed: "Đã gỡ trình duyệt",
};
