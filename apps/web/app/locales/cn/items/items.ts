import type { Translated } from "../../texts.ts";
import type { items as english } from "../../en/items/items.ts";
import { plural } from "../grammar.ts";

export const items: Translated<typeof english> = {
  title: "商城",
  description: (brand: string) => `在 ${brand}，商品明码标价，盲盒概率全部公示。`,
  search: "搜索商城",
  categories: "分类",
  all: "全部商品",
  inStock: "有货",
  sorts: {
    featured: "综合推荐",
    newest: "最新上架",
    "price-asc": "价格从低到高",
    "price-desc": "价格从高到低",
    "name-asc": "名称 A–Z",
    "name-desc": "名称 Z–A",
  },
  count: (count: number) => plural(count, { other: "# 件商品" }),
  none: "没有符合条件的商品",
  instead: { categories: "分类", popular: "热门商品" },
  soldOut: "已售罄",
  hero: {
    label: "盲盒",
    title: "拆盒之前，先看清概率",
    text: (count: number) => plural(count, { other: "# 个盲盒，概率逐一公示，每次拆盒都可验证。" }),
    link: "去看看盲盒",
  },
  cart: {
    add: "加入购物车",
    addOne: (name: string) => `加入购物车：${name}`,
    added: (count: number, name: string) => (count === 1 ? `${name} 已加入购物车` : `${name} × ${count} 已加入购物车`),
    undo: "撤销",
    full: (most: number) => `购物车已满，最多放 ${most} 件商品`,
    same: (most: number) => `同一商品在购物车中最多放 ${most} 件`,
    stock: (held: number, most: number) =>
      held === 0 ? `库存仅剩 ${most} 件` : `购物车中已有 ${held} 件，库存共 ${most} 件`,
    blocked: "你的浏览器不允许保存购物车。请允许本站存储数据后重试。",
  },
};
