import type { Translated } from "../texts.ts";
import type { sessions as english } from "../en/sessions.ts";

const countries = new Intl.DisplayNames("vi", { type: "region" });

export const sessions: Translated<typeof english> = {
  title: "Nơi bạn đang đăng nhập",
  lead: "Mỗi phiên kéo dài tối đa 12 giờ. Có phiên nào bạn không nhận ra? Hãy đăng xuất ở mọi nơi khác, rồi đổi mật khẩu.",
  here: "Trình duyệt này",
  country: (code: string) => countries.of(code) ?? code,
  signedIn: "Đăng nhập lúc",
  used: "Dùng lần cuối",
  endOthers: "Đăng xuất ở mọi nơi khác",
  onlyHere: "Bạn không đăng nhập ở nơi nào khác.",
  ended: (count: number) => `Đã đăng xuất khỏi ${count} phiên khác`,
};
