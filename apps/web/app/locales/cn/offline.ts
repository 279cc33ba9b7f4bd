import type { Translated } from "../texts.ts";
import type { offline as english } from "../en/offline.ts";

export const offline: Translated<typeof english> = {
  title: "当前没有网络",
  text: "这个页面没有保存在你的设备上。浏览过的页面仍可阅读；开盒、购买和卖回需要联网。",
  retry: "重试",
  bar: "当前没有网络。价格和库存可能已有变化。",
  kept: (when) => `这是 ${when} 保存的副本。价格和库存可能已有变化。`,
};
