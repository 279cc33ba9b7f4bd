import type { boxes as english } from "../../en/lootboxes/boxes.ts";
import type { Translated } from "../../texts.ts";
import { flooredPercent, isolate, plural } from "../grammar.ts";
import { nouns } from "../nouns.ts";

export const boxes: Translated<typeof english> = {
  title: "الصناديق",
  description: (brand: string) =>
    `صناديق ${isolate(brand)} باحتمالات منشورة: السعر ونطاق القيم واحتمال تجاوز السعر لكل صندوق.`,
  search: "ابحث في الصناديق",
  compare: "قارن بين صندوقين",
  tags: "أنواع الصناديق",
  allTags: "كل الصناديق",
  tagNames: { new: "جديد", hot: "رائج", budget: "اقتصادي", premium: "فاخر", gift: "هدايا" },
  sorts: {
    featured: "المميّزة",
    newest: "الأحدث",
    "name-asc": "الاسم: من A إلى Z",
    "price-asc": "السعر: من الأقل إلى الأعلى",
    "price-desc": "السعر: من الأعلى إلى الأقل",
    chance: "الاحتمال الأعلى",
  },
  count: (count: number) => plural(count, nouns.boxes),
  none: "لا توجد صناديق مطابقة",
  popular: "الأكثر رواجًا الآن",
  from: (low: string, high: string) => `منتجات من ${isolate(low)} إلى ${isolate(high)}`,
  inside: "ما قد يكون بداخلها",
  wished: "شيء أتمناه",
  withInside: (name: string) => `بداخلها ${isolate(name)}`,
  aWish: "شيء تتمناه",
  noWished: "لا صندوق فيه شيء تتمناه الآن",
  wishesNeedYou: "سجّل الدخول لترى الصناديق التي فيها شيء تتمناه.",
  chanceOf: (chance: number, what: string) => `احتمال ${flooredPercent(chance)}: ${isolate(what)}`,
  beats: (chance: number) =>
    chance > 0 ? `${flooredPercent(chance)} من عمليات الفتح تتجاوز السعر` : "لا تتجاوز أي عملية فتح السعر",
};
