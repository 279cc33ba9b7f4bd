import type { controls as english } from "../en/controls.ts";
import type { Translated } from "../texts.ts";

export const controls: Translated<typeof english> = {
  copy: "نسخ",
  copied: "تم النسخ",
  tryAgain: "إعادة المحاولة",
  failed: "حدث خطأ ما.",
};
