import type { InventoryStatus } from "@trove/contract/statuses";
import type { Translated } from "../../texts.ts";
import type { openings as english } from "../../en/lootboxes/openings.ts";
import { number, percent } from "../grammar.ts";

const statuses = {
  InInventory: "在你的背包里",
  Shipping: "运送中",
  Delivered: "已送达",
  Sold: "已卖回",
  Returned: "已退回商城",
} as const satisfies Record<InventoryStatus, string>;

export const openings: Translated<typeof english> = {
  title: (box: string) => `拆盒：${box}`,
  titleUnknown: "拆盒",
  close: "关闭",
  box: "盲盒",
  paid: "已付",
  odds: "概率",
  oddsOf: (probability: number) => `${percent(probability)}（1/${number(1 / probability)}）`,
  ticket: "抽中签号",
  ticketOf: (ticket: number) => number(ticket),
  range: (from: number, to: number) => `区间 ${number(from)} 至 ${number(to)}`,
  openedAt: "拆盒时间",
  now: "商品现状",
  statuses,
  opening: "拆盒",
  sameRequest: "一同拆开",
  oneOf: (place: number, all: number) => `一同拆开的 ${all} 个中的第 ${place} 个`,
  proof: "证明",
};
