import type { drafts as english } from "../../en/dashboard/drafts.ts";
import type { Translated } from "../../texts.ts";

export const drafts: Translated<typeof english> = {
  restored: "استعدنا تغييراتك غير المحفوظة من المرة الماضية.",
  discard: "تجاهل",
};
