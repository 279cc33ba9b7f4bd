import type { Translated } from "../../texts.ts";
import type { browsers as english } from "../../en/fairness/browsers.ts";

export const browsers: Translated<typeof english> = {
  title: "Trình duyệt được phép mở hộp thay bạn",
  lead: "Mỗi trình duyệt ký các lượt mở bằng khóa riêng. Hãy gỡ những trình duyệt bạn không nhận ra.",
  none: "Chưa có trình duyệt nào.",
  added: "Thêm lúc",
  used: "Dùng lần cuối",
  unused: "Chưa dùng",
  remove: (name: string, day: string) => `Gỡ trình duyệt: ${name}, thêm ngày ${day}`,
  removeTitle: "Gỡ trình duyệt này?",
  removeText:
    "Các lượt mở của trình duyệt này vẫn có hiệu lực, nhưng nó không mở thêm hộp được cho đến khi được thêm lại.",
  removeAdvice: "Bạn không nhận ra trình duyệt này? Hãy đổi cả mật khẩu. Khi đó mọi người khác sẽ bị đăng xuất.",
  keep: "Giữ trình duyệt",
  confirm: "Gỡ trình duyệt",
  removed: "Đã gỡ trình duyệt",
};
