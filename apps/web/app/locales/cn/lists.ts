import type { Translated } from "../texts.ts";
import type { lists as english } from "../en/lists.ts";
import { plural } from "./grammar.ts";

export const lists: Translated<typeof english> = {
  pages: "分页",
  previous: "上一页",
  next: "下一页",
  page: (number: number) => `第 ${number} 页`,
  results: (count: number) => plural(count, { other: "# 条结果" }),
  clear: "清除筛选",
  filters: "筛选",
  sort: "排序",
  search: "搜索",
  clearSearch: "清除搜索",
  searchFor: (text: string) => `“${text}”`,
  price: "价格",
  min: "最低",
  max: "最高",
  minPrice: "最低价（欧元）",
  maxPrice: "最高价（欧元）",
  priceFrom: (amount: string) => `${amount} 起`,
  priceTo: (amount: string) => `不超过 ${amount}`,
  priceBetween: (low: string, high: string) => `${low} 至 ${high}`,
  priceFaults: {
    amount: "价格须为金额，如 12.50",
    order: "最高价不能低于最低价",
  },
  chosen: "已选条件",
  remove: (what: string) => `移除：${what}`,
  show: (results: string) => `查看 ${results}`,
};
