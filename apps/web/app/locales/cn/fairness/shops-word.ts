import type { shopsWord as english } from "../../en/fairness/shops-word.ts";
import type { Translated } from "../../texts.ts";
import { number } from "../grammar.ts";

const span = (hours: number) => (hours < 48 ? `${number(hours)} 小时` : `${number(Math.round(hours / 2.4) / 10)} 天`);

export const shopsWord: Translated<typeof english> = {
  title: "商城对自己的陈述",
  lead: "外人无法核对这些。但它经过签署，人人收到的都相同，并且一直留在日志里，所以我们无法收回。",
  kind: "由商城陈述，已签署",
  stated: "陈述于",
  index: (index: number) => `概率与密钥列表的第 ${number(index)} 条`,
  reading: "你的浏览器正在公开日志中查找……",
  none: "商城尚未在公开日志中对自己作出陈述。",
  unsigned: "日志中有一份陈述，但没有本商城的密钥签署。请勿相信，因此不予显示。",
  old: (days: number) => `最新的陈述已有 ${number(days)} 天。商城每天作出一份。`,
  ahead: "按本设备的时钟，最新陈述的日期在未来，因此无法判断它有多旧。",
  operator: "经营者",
  parcels: "从下单到寄出",
  half: (hours: number) => `半数在 ${span(hours)}内寄出`,
  sent: (sent30: number) => `30 天内 ${number(sent30)} 个包裹`,
  over90: (sent90: number, hours: number) => `90 天内 ${number(sent90)} 个，半数在 ${span(hours)}内`,
  noParcels: "还没有包裹",
  waiting: "等待寄出",
  parcelCount: (count: number) => `${number(count)} 个包裹`,
  oldest: (hours: number) => `最久的已等 ${span(hours)}`,
  nothingWaits: "没有",
  complaints: "关于拆盒的争议",
  answered: (answered: number, opened: number) => `${number(opened)} 起中已答复 ${number(answered)} 起`,
  last90: "最近 90 天内",
  noDisputes: "最近 90 天内没有",
  stock: "最大奖品的库存",
  count: (count: number) => number(count),
  inStock: (count: number) => `${number(count)} 件商品`,
  limited: (count: number) => `${number(count)} 件库存有限`,
  soldOut: (count: number) => `${number(count)} 件已无库存`,
  list: "每件最大奖品的库存",
  prize: "奖品",
  worth: "价值",
  available: "库存",
  unlimited: "不限",
  unstated: "未说明",
  check: "不用本页也能核对",
};
