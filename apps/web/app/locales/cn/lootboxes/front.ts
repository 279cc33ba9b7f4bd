import type { Translated } from "../../texts.ts";
import type { front as english } from "../../en/lootboxes/front.ts";
import { percent } from "../grammar.ts";

export const front: Translated<typeof english> = {
  label: "初次到访",
  title: "打开盲盒，亲自验证结果。",
  lead: "盲盒价格固定，装有所列商品之一。每件商品旁都写明概率，你的浏览器可以验证每一次抽取。",
  try: "免费试玩演示",
  again: "再试一次",
  see: "查看这个盲盒",
  toShop: "前往商城",
  fold: "不再显示",
  won: "演示抽中",
  worth: (amount: string, share: number) => `价值 ${amount}，概率 ${percent(share)}。未扣款，也未获得任何商品。`,
  nothing: "演示采用真实概率，不扣款，也不会获得任何商品。",
  notOffered: "你所在的国家或地区不提供盲盒，商城照常开放。",
  failed: "演示未能加载，请重试。",
  stepsLabel: "玩法说明",
  box: "什么是盲盒",
  boxText: "一个价格、一份真实商品清单，以及每件商品的概率。清单在你按下之前就已确定。",
  home: "你会得到什么",
  homeText: (rate: number) => `商品归你所有：可以留着、寄送到家，或按价值的 ${percent(rate)} 回售。`,
  homeKept: "商品归你所有：可以留着，或寄送到家。",
  cost: "费用是多少",
  costText: (price: string) => `每个盲盒 ${price} 起。平均而言，盲盒返还的价值低于价格，具体数字见各页面。`,
  proved: "每次拆盒都记录在公开日志中。",
  provedLink: "看看你的浏览器验证了什么",
};
