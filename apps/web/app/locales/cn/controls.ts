import type { Translated } from "../texts.ts";
import type { controls as english } from "../en/controls.ts";

export const controls: Translated<typeof english> = {
  copy: "复制",
  copied: "已复制",
  tryAgain: "重试",
  failed: "出错了。",
};
