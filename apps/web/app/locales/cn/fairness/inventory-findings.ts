import type { Translated } from "../../texts.ts";
import type { inventoryFindings as english } from "../../en/fairness/inventory-findings.ts";
import { number } from "../grammar.ts";

export const inventoryFindings: Translated<typeof english> = {
  title: "你的背包与商城签署的内容不一致",
  lead: "你的浏览器保存着商城签署的拆盒记录，其中写明了你拥有的商品及其卖回价。请保存证据并联系我们。",
  missing: (nonce: number) => `在序号为 ${number(nonce)} 的拆盒中开出，但不在你的背包里。`,
  price: (signed: string, shown: string) => `签署的概率表中卖回价为 ${signed}，商城显示为 ${shown}。`,
};
