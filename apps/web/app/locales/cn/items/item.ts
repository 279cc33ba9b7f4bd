import type { Translated } from "../../texts.ts";
import type { item as english } from "../../en/items/item.ts";
import { oneIn, percent } from "../grammar.ts";

export const item: Translated<typeof english> = {
  description: (name: string, price: string) => `${name}，售价 ${price}。`,
  path: "当前位置",
  pictures: "图片",
  picture: (number: number, total: number) => `第 ${number} 张图片，共 ${total} 张`,
  by: (brand: string) => `品牌：${brand}`,
  inStock: "有货",
  stock: (count: number) => `库存 ${count} 件`,
  soldOutText: "已售罄，之后可能会补货。",
  notSold: "不单独出售，只能从盲盒中开出。",
  buyNow: "立即购买",
  quantity: "数量",
  fewer: "减少一件",
  more: "增加一件",
  atMost: (most: number) => `最多 ${most} 件`,
  delivery: (price: string) => `3–5 个工作日送达，每单运费 ${price}`,
  specifications: "规格参数",
  safety: {
    title: "安全信息与制造商",
    warnings: "警告",
    manufacturer: "制造商",
    responsible: "欧盟境内责任人",
    identifier: "型号或批次",
  },
  winTitle: "这些盲盒可以开出它",
  winText: "每次拆盒开出这件商品的概率。",
  chance: (probability: number) => `概率 ${oneIn(probability)}`,
  percent: (probability: number) => percent(probability),
  similar: "猜你喜欢",
  instead: "有现货的类似商品",
  missingTitle: "找不到这件商品",
  missingText: "它可能已下架，也可能是网址有误。",
  toShop: "去商城逛逛",
};
