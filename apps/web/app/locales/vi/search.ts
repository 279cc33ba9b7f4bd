import type { Translated } from "../texts.ts";
import type { search as english } from "../en/search.ts";
import { plural } from "./grammar.ts";

export const search: Translated<typeof english> = {
  label: "Tìm kiếm",
  hint: "Sản phẩm, hộp, danh mục",
  suggestions: "Gợi ý",
  groups: { items: "Sản phẩm", boxes: "Hộp", categories: "Danh mục", answers: "Câu trả lời", all: "Tất cả kết quả" },
  all: {
    shop: (text: string) => `Tìm “${text}” trong cửa hàng`,
    boxes: (text: string) => `Tìm “${text}” trong các hộp`,
  },
  found: (count: number) => plural(count, { other: "# gợi ý" }),
};
