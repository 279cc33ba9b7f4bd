import type { items as english } from "../en/items.ts";
import type { Translated } from "../texts.ts";
import { isolate, plural } from "./grammar.ts";
import { nouns } from "./nouns.ts";

export const items: Translated<typeof english> = {
  title: "المتجر",
  description: (brand: string) => `منتجات تستحق أسعارها، وصناديق كل احتمالاتها معروضة أمامك: متجر ${isolate(brand)}.`,
  search: "ابحث في المتجر",
  categories: "الفئات",
  all: "الكل",
  inStock: "متوفر",
  sorts: {
    newest: "الأحدث",
    "price-asc": "السعر: من الأقل إلى الأعلى",
    "price-desc": "السعر: من الأعلى إلى الأقل",
    "name-asc": "الاسم: من A إلى Z",
    "name-desc": "الاسم: من Z إلى A",
  },
  count: (count: number) => plural(count, nouns.items),
  none: "لا توجد منتجات مطابقة",
  soldOut: "نفدت الكمية",
  hero: {
    label: "الصناديق",
    title: "اعرف الاحتمالات قبل أن تفتح",
    text: (count: number) =>
      plural(count, {
        zero: "كل احتمال معروض، وكل عملية فتح مُثبتة.",
        one: "صندوق واحد، كل احتمال فيه معروض وكل عملية فتح مُثبتة.",
        two: "صندوقان، كل احتمال فيهما معروض وكل عملية فتح مُثبتة.",
        few: "# صناديق، كل احتمال فيها معروض وكل عملية فتح مُثبتة.",
        many: "# صندوقًا، كل احتمال فيها معروض وكل عملية فتح مُثبتة.",
        other: "# صندوق، كل احتمال فيها معروض وكل عملية فتح مُثبتة.",
      }),
    link: "عرض كل الصناديق",
  },
  cart: {
    add: "أضف إلى السلة",
    addOne: (name: string) => `أضف إلى السلة: ${isolate(name)}`,
    added: (count: number, name: string) =>
      count === 1 ? `أُضيف إلى سلتك: ${isolate(name)}` : `في سلتك الآن: ${count} × ${isolate(name)}`,
    undo: "تراجع",
    full: (most: number) =>
      plural(most, {
        one: "سلتك ممتلئة: فهي تتسع لمنتج واحد",
        two: "سلتك ممتلئة: فهي تتسع لمنتجين",
        few: "سلتك ممتلئة: فهي تتسع لـ # منتجات",
        many: "سلتك ممتلئة: فهي تتسع لـ # منتجًا",
        other: "سلتك ممتلئة: فهي تتسع لـ # منتج",
      }),
    same: (most: number) =>
      plural(most, {
        one: "تتسع سلتك لقطعة واحدة على الأكثر من المنتج نفسه",
        two: "تتسع سلتك لقطعتين على الأكثر من المنتج نفسه",
        few: "تتسع سلتك لـ # قطع على الأكثر من المنتج نفسه",
        other: "تتسع سلتك لـ # قطعة على الأكثر من المنتج نفسه",
      }),
    stock: (held: number, most: number) =>
      held === 0
        ? `المتوفر فقط: ${plural(most, nouns.pieces)}`
        : `في سلتك بالفعل من هذا المنتج: ${plural(held, nouns.pieces)}، والمتوفر منه: ${plural(most, nouns.pieces)}`,
    blocked: "متصفحك لا يسمح لنا بحفظ السلة. اسمح لهذا الموقع بتخزين البيانات ثم أعد المحاولة.",
  },
};
