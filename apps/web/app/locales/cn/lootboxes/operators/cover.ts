import type { Translated } from "../../../texts.ts";
import type { coverTexts as english } from "../../../en/lootboxes/operators/cover.ts";
import { number, plural } from "../../grammar.ts";

export const coverTexts: Translated<typeof english> = {
  title: "奖品备货",
  lead: "库存是否足够交付用户已开出的商品，以及开放中的盲盒可能开出的商品？",
  open: "奖品备货",
  leadDays: "补货所需天数",
  asOf: (time: string) => `已开出件数统计于 ${time}。`,
  notCounted: "尚未统计已开出件数。",
  item: "商品",
  state: "备货",
  states: { Unlimited: "不限", Short: "不足", AtRisk: "有风险", Covered: "充足" },
  stock: "库存",
  unlimited: "不限",
  withoutLimit: (count: number) => plural(count, { other: "# 件商品不限库存" }),
  owed: "待交付",
  wonPerDay: "日均开出",
  lasts: "可维持",
  days: (days: number) => (days >= 1000 ? "1,000 天以上" : plural(Math.floor(days), { other: "# 天" })),
  rate: (count: number) => number(count),
  proposal: "建议",
  boxes: "所在盲盒",
  pause: (box: string) => `暂停 ${box}`,
  substitute: (box: string, item: string, value: string) => `在 ${box} 中换成 ${item}（${value}）`,
  restock: "补货",
  covered: "所有盲盒的奖品都有备货。",
  lacks: (items: string) => `这个盲盒所需的商品可能库存不足：${items}。`,
  inBox: "这个盲盒所需的库存",
  perDay: "日均拆盒次数",
  perDayHint: "留空则按这个或其他盲盒近期的拆盒次数计算。",
};
