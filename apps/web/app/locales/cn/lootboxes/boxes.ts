import type { Translated } from "../../texts.ts";
import type { boxes as english } from "../../en/lootboxes/boxes.ts";
import { flooredPercent, plural } from "../grammar.ts";

export const boxes: Translated<typeof english> = {
  title: "盲盒",
  description: (brand: string) => `${brand} 的盲盒，概率全部公示：每个盲盒都标明价格、价值区间和价值超过盒价的概率。`,
  search: "搜索盲盒",
  compare: "比较两个盲盒",
  tags: "盲盒类型",
  allTags: "全部盲盒",
  tagNames: { new: "新品", hot: "热门", budget: "实惠", premium: "高端", gift: "礼物" },
  sorts: {
    featured: "综合推荐",
    newest: "最新上架",
    "name-asc": "名称 A–Z",
    "price-asc": "价格从低到高",
    "price-desc": "价格从高到低",
    chance: "机会最大",
  },
  count: (count: number) => plural(count, { other: "# 个盲盒" }),
  none: "没有符合条件的盲盒",
  popular: "热门盲盒",
  from: (low: string, high: string) => `盒内商品价值 ${low} 至 ${high}`,
  inside: "盒里可能有",
  wished: "我的心愿",
  withInside: (name: string) => `可能拆到${name}`,
  aWish: "心愿商品",
  noWished: "目前没有盲盒包含你的心愿商品",
  wishesNeedYou: "登录后可查看包含你心愿商品的盲盒。",
  chanceOf: (chance: number, what: string) => `${flooredPercent(chance)} 概率拆到${what}`,
  beats: (chance: number) => (chance > 0 ? `${flooredPercent(chance)} 的拆盒超过盒价` : "没有商品的价值超过盒价"),
};
