import type { returnCostTexts as english } from "../../en/operators/return-cost.ts";
import type { Translated } from "../../texts.ts";
import { percent } from "../grammar.ts";

export const returnCostTexts: Translated<typeof english> = {
  title: "这一选择的代价",
  lead: "每支付 €100 盲盒款，商城所得",
  kept: "没有商品退回时",
  keptIfReturned: "亏的都退回时",
  meaning:
    "第二个数字是最坏的情况：每个人都退回价值低于盲盒价格的商品，只留下其余的。此时商城在亏的拆盒上没有收入，却仍要承担高价值商品的成本。",
  basis: "按已公布的概率和市场价计算，每个在售盲盒各拆一次。往返运费另计。实际顾客退回的商品会更少。",
  noBoxes: "还没有在售的盲盒，因此无法计算。",
  boxes: "按盲盒，每次拆盒",
  box: "盲盒",
  price: "价格",
  losses: "可能退回",
  share: (ratio) => percent(ratio),
};
