import type { search as english } from "../en/search.ts";
import type { Translated } from "../texts.ts";
import { isolate, plural } from "./grammar.ts";

export const search: Translated<typeof english> = {
  label: "بحث",
  hint: "منتجات وصناديق وفئات",
  suggestions: "اقتراحات",
  groups: { items: "المنتجات", boxes: "الصناديق", categories: "الفئات", answers: "أجوبة", all: "كل النتائج" },
  all: {
    shop: (text: string) => `ابحث في المتجر عن «${isolate(text)}»`,
    boxes: (text: string) => `ابحث في الصناديق عن «${isolate(text)}»`,
  },
  found: (count: number) =>
    plural(count, {
      zero: "لا توجد اقتراحات",
      one: "اقتراح واحد",
      two: "اقتراحان",
      few: "# اقتراحات",
      many: "# اقتراحًا",
      other: "# اقتراح",
    }),
};
