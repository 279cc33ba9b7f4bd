import type { Translated } from "../../texts.ts";
import type { wishes as english } from "../../en/items/wishes.ts";

export const wishes: Translated<typeof english> = {
  title: "心愿单",
  lead: "降价或补货时我们会通知你。",
  none: "心愿单还是空的。选择商品上的爱心即可收藏。",
  newest: "商店新品",
  browse: "逛逛商城",
  save: "加入心愿单",
  remove: "移出心愿单",
  wished: (name: string) => `心愿单：${name}`,
  saved: (name: string) => `${name} 已加入心愿单`,
  removed: (name: string) => `${name} 已移出心愿单`,
  view: "查看",
  undo: "撤销",
  share: "分享",
};
