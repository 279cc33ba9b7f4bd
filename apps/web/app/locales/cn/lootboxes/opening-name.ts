import type { openingName as english } from "../../en/lootboxes/opening-name.ts";
import type { Translated } from "../../texts.ts";

export const openingName: Translated<typeof english> = {
  title: "拆盒记录旁的用户名",
  lead: "商店会展示公开日志中的最近拆盒：商品、盲盒和时间，绝不包含你的花费或余额。除非你公开用户名，否则没人知道是谁拆的。",
  label: "在我的拆盒记录旁显示用户名",
  hint: "适用于你最近的所有拆盒，包括以往的记录，并会将你的用户名与公开日志中的条目关联。关闭后，用户名立即消失。",
  on: "你的用户名现在会显示在拆盒记录旁",
  off: "你的拆盒记录已恢复匿名",
};
