import type { Translated } from "../texts.ts";
import type { search as english } from "../en/search.ts";
import { plural } from "./grammar.ts";

export const search: Translated<typeof english> = {
  label: "搜索",
  hint: "商品、盲盒、分类",
  suggestions: "搜索建议",
  groups: { items: "商品", boxes: "盲盒", categories: "分类", answers: "解答", all: "全部结果" },
  all: {
    shop: (text: string) => `在商城中搜索“${text}”`,
    boxes: (text: string) => `在盲盒中搜索“${text}”`,
  },
  found: (count: number) => plural(count, { other: "# 条建议" }),
};
