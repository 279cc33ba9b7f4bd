import type { items as english } from "../../en/items/items.ts";
import type { Translated } from "../../texts.ts";
import { isolate, plural } from "../grammar.ts";
import { nouns } from "../nouns.ts";

export const items: Translated<typeof english> = {
  title: "المتجر",
  description: (brand: string) => `تسوّق منتجات بأسعار ثابتة، أو افتح صناديق احتمالاتها منشورة، في ${isolate(brand)}.`,
  search: "ابحث في المتجر",
  categories: "الفئات",
  all: "الكل",
  inStock: "متوفر",
  sorts: {
    featured: "المميّزة",
    newest: "الأحدث",
    "price-asc": "السعر: من الأقل إلى الأعلى",
    "price-desc": "السعر: من الأعلى إلى الأقل",
    "name-asc": "الاسم: من A إلى Z",
    "name-desc": "الاسم: من Z إلى A",
  },
  count: (count: number) => plural(count, nouns.items),
  none: "لا توجد منتجات مطابقة",
  instead: { categories: "الفئات", popular: "الأكثر رواجًا الآن" },
  soldOut: "نفدت الكمية",
  hero: {
    label: "الصناديق",
    title: "اعرف الاحتمالات قبل أن تفتح",
    text: (count: number) =>
      plural(count, {
        zero: "احتمالات منشورة. تحقّق من كل عملية فتح.",
        one: "صندوق واحد احتمالاته منشورة. تحقّق من كل عملية فتح.",
        two: "صندوقان احتمالاتهما منشورة. تحقّق من كل عملية فتح.",
        few: "# صناديق احتمالاتها منشورة. تحقّق من كل عملية فتح.",
        many: "# صندوقًا احتمالاتها منشورة. تحقّق من كل عملية فتح.",
        other: "# صندوق احتمالاتها منشورة. تحقّق من كل عملية فتح.",
      }),
    link: "تصفّح الصناديق",
  },
  cart: {
    add: "أضف إلى السلة",
    addOne: (name: string) => `أضف إلى السلة: ${isolate(name)}`,
    added: (count: number, name: string) =>
      count === 1 ? `أُضيف إلى سلتك: ${isolate(name)}` : `أُضيف إلى سلتك: ${count} × ${isolate(name)}`,
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
        one: "يمكنك إضافة قطعة واحدة على الأكثر من المنتج نفسه",
        two: "يمكنك إضافة قطعتين على الأكثر من المنتج نفسه",
        few: "يمكنك إضافة # قطع على الأكثر من المنتج نفسه",
        other: "يمكنك إضافة # قطعة على الأكثر من المنتج نفسه",
      }),
    stock: (held: number, most: number) =>
      held === 0
        ? `المتوفر فقط: ${plural(most, nouns.pieces)}`
        : `في سلتك بالفعل من هذا المنتج: ${plural(held, nouns.pieces)}، والمتوفر منه: ${plural(most, nouns.pieces)}`,
    blocked: "متصفحك يمنع حفظ السلة. اسمح لهذا الموقع بتخزين البيانات ثم أعد المحاولة.",
  },
};
