import type { drafts as english } from "../../en/dashboard/drafts.ts";
import type { Translated } from "../../texts.ts";

export const drafts: Translated<typeof english> = {
  restored: "Chúng tôi đã khôi phục những thay đổi chưa lưu từ lần trước.",
  discard: "Bỏ thay đổi",
};
