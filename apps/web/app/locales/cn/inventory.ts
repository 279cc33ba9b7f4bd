import type { InventorySource, InventoryStatus } from "@trove/contract/statuses";
import type { Translated } from "../texts.ts";
import type { inventory as english } from "../en/inventory.ts";
import { plural } from "./grammar.ts";

const statuses = {
  InInventory: "在背包",
  Shipping: "运送中",
  Delivered: "已送达",
  Sold: "已卖回",
  Returned: "已退回",
} as const satisfies Record<InventoryStatus, string>;

const sources = { LootBox: "拆盒所得", Purchase: "购买所得" } as const satisfies Record<InventorySource, string>;

const sale = {
  titleOne: (name: string) => `要卖回 ${name} 吗？`,
  title: (count: number) => plural(count, { other: "要卖回 # 件商品吗？" }),
  explain: (amount: string) => `${amount} 会立即计入你的余额。卖回后无法撤销。`,
  confirm: (amount: string) => `卖回得 ${amount}`,
  keep: "留下",
  keepAll: "全部留下",
  running: "正在卖回…",
  stop: "卖回这件后停止",
  progress: (done: number, all: number) => `已卖回 ${done} 件，共 ${all} 件`,
  soldOne: (name: string, amount: string) => `${name} 已卖回，得 ${amount}`,
  sold: (count: number, amount: string) => plural(count, { other: `已卖回 # 件商品，得 ${amount}` }),
  notAll: "部分商品未卖回",
  notSold: "这件商品未卖回",
  items: "要卖回的商品",
  states: {
    waiting: "尚未卖回",
    selling: "正在卖回…",
    sold: "已卖回",
    unsure: "无法确认是否已卖回。请重试，不会重复卖回。",
    gone: "已不在你的背包里：它已卖回或发货。",
    repriced: (before: string, now: string) => `价格已从 ${before} 变为 ${now}。`,
    otherPaid: (price: string, paid: string) => `商城支付了 ${paid}，而不是 ${price}。请在背包中保存证据并联系我们。`,
  },
  signedPrice: (name: string, signed: string) => `签署的概率表中，${name} 的卖回价为 ${signed}。`,
  again: (amount: string) => `其余卖回得 ${amount}`,
  close: "关闭",
};

export const inventory: Translated<typeof english> = {
  title: "背包",
  summary: "当前背包",
  marketValue: "市场价值",
  sellValue: "卖回可得",
  tabs: "状态",
  names: { All: "全部", ...statuses },
  statuses,
  sources,
  search: "搜索商品",
  sorts: {
    newest: "从新到旧",
    oldest: "从旧到新",
    "price-desc": "价格从高到低",
    "price-asc": "价格从低到高",
    "name-asc": "名称 A–Z",
    "name-desc": "名称 Z–A",
  },
  empty: "这里还什么都没有",
  toBoxes: "去看看盲盒",
  noMatch: "没有符合条件的商品",
  results: (count: number) => plural(count, { other: "# 件商品" }),
  ofWhich: (results, held) => `${results}，其中 ${held} 件在背包`,
  select: (name: string) => `选择 ${name}`,
  selectAll: "全选本页",
  sell: (amount: string) => `卖回得 ${amount}`,
  ship: (name: string) => `发货：${name}`,
  shipment: (name: string) => `发货单：${name}`,
  shipSelected: (count: number) => `所选商品发货（${count} 件）`,
  shipmentHolds: (most: number) => `最多选择 ${most} 件一起发货`,
  words: { ship: "发货", shipment: "发货单", proof: "证明" },
  fairness: (name: string) => `${name} 是怎么抽中的`,
  worth: "价值",
  soldFor: "卖回所得",
  soldOn: (origin: string) => `${origin}，已卖回`,
  deliveredOn: (origin: string) => `${origin}，已送达`,
  onItsWay: (origin: string) => `${origin}，运送中`,
  selected: (count: number) => plural(count, { other: "已选 # 件" }),
  selectionLabel: "所选商品",
  clearSelection: "取消选择",
  sellSelected: (amount: string) => `所选商品卖回（${amount}）`,
  sale,
};
