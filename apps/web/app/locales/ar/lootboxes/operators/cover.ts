import type { coverTexts as english } from "../../../en/lootboxes/operators/cover.ts";
import type { Translated } from "../../../texts.ts";
import { isolate, number, plural } from "../../grammar.ts";
import { nouns } from "../../nouns.ts";

export const coverTexts: Translated<typeof english> = {
  title: "تغطية الجوائز",
  lead: "هل يغطي المخزون ما ربحه الناس وما قد تمنحه الصناديق المفتوحة؟",
  open: "تغطية الجوائز",
  leadDays: "الأيام حتى وصول مخزون جديد",
  asOf: (time: string) => `عُدّت القطع المربوحة في ${isolate(time)}.`,
  notCounted: "لم تُعدّ القطع المربوحة بعد.",
  item: "المنتج",
  state: "التغطية",
  states: { Unlimited: "غير محدود", Short: "غير كافٍ", AtRisk: "معرّض للخطر", Covered: "مغطى" },
  stock: "المخزون",
  unlimited: "غير محدود",
  withoutLimit: (count: number) =>
    plural(count, {
      zero: "لا منتجات مخزونها غير محدود",
      one: "منتج واحد مخزونه غير محدود",
      two: "منتجان مخزونهما غير محدود",
      few: "# منتجات مخزونها غير محدود",
      many: "# منتجًا مخزونها غير محدود",
      other: "# منتج مخزونها غير محدود",
    }),
  owed: "المستحق",
  wonPerDay: "المربوح يوميًا",
  lasts: "يكفي لمدة",
  days: (days: number) => (days >= 1000 ? "1,000 يوم أو أكثر" : plural(Math.floor(days), nouns.days)),
  rate: (count: number) => number(count),
  proposal: "الاقتراح",
  boxes: "في الصناديق",
  pause: (box: string) => `إيقاف ${isolate(box)} مؤقتًا`,
  substitute: (box: string, item: string, value: string) =>
    `استبداله في ${isolate(box)} بـ ${isolate(item)} (${isolate(value)})`,
  restock: "إعادة تزويد المخزون",
  covered: "كل جوائز الصناديق مغطاة.",
  lacks: (items: string) => `قد لا يكفي مخزون المتجر لهذا الصندوق: ${isolate(items)}.`,
  inBox: "المخزون الذي يحتاج إليه هذا الصندوق",
  perDay: "عمليات الفتح يوميًا",
  perDayHint: "اتركه فارغًا لاستخدام عمليات الفتح الأخيرة لهذا الصندوق أو لغيره.",
};
