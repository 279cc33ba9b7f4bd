import type { compare as english } from "../../en/lootboxes/compare.ts";
import type { Translated } from "../../texts.ts";

export const compare: Translated<typeof english> = {
  title: "比较两个盲盒",
  description: "并排比较两个盲盒：价格、平均价值、超过盒价的概率和奖品价值的分布。",
  lead: "所有数字都来自公布的概率。",
  first: "第一个盲盒",
  second: "第二个盲盒",
  see: "查看这个盲盒",
  figure: "指标",
  spread: (percent: number) => `每 100 次拆盒中有 ${percent} 次的价值不超过`,
  better: "更高",
  half: "一半的拆盒",
  best: "最好的商品",
  common: "两个盲盒都有的商品",
  noneCommon: "这两个盲盒没有相同的商品。",
  item: "商品",
  tooFew: "可比较的盲盒不足两个。",
};
