import type { Translated } from "../../texts.ts";
import type { quickView as english } from "../../en/items/quick-view.ts";

export const quickView: Translated<typeof english> = {
  inTable: "概率表中的名称：",
  details: "查看完整详情",
  others: "这些盲盒也可以开出它",
  onlyHere: "没有其他盲盒包含此商品。",
};
