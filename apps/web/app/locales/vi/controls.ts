import type { Translated } from "../texts.ts";
import type { controls as english } from "../en/controls.ts";

export const controls: Translated<typeof english> = {
  copy: "Sao chép",
  copied: "Đã sao chép",
  tryAgain: "Thử lại",
  failed: "Đã xảy ra lỗi.",
};
