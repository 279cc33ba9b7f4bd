import type { sharedOpening as english } from "../../en/lootboxes/shared-opening.ts";
import type { Translated } from "../../texts.ts";
import { percent } from "../grammar.ts";

export const sharedOpening: Translated<typeof english> = {
  title: (items: string, box: string) => `${items}，来自 ${box}`,
  description: (price: string) => `以 ${price} 拆开的盲盒，由你自己的浏览器核对。`,
  by: "分享者：",
  somebody: "匿名分享",
  chance: (probability: number) => `概率：${percent(probability)}`,
  box: "盲盒",
  price: "价格",
  time: "拆盒时间",
  proof: "证明",
  proofLead: "你无需相信任何人：浏览器会取得已签名的记录并自行核对。",
  logLead: "本人没有分享含余额和编号的完整证明。公开日志中有此次拆盒的条目，不含这些信息，你的浏览器会据此核对。",
  gone: {
    title: "这里没有分享内容",
    text: "链接可能有误，或本人已停止分享此次拆盒。",
    action: "浏览盲盒",
  },
};
