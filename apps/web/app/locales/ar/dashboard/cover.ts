import type { coverTexts as english } from "../../en/dashboard/cover.ts";
import type { Translated } from "../../texts.ts";
import { isolate, number, plural } from "../grammar.ts";
import { nouns } from "../nouns.ts";

export const coverTexts: Translated<typeof english> = {
  title: "تغطية الجوائز",
  lead: "هل يغطي المخزون ما ربحه الناس وما تعد به الصناديق المفتوحة.",
  open: "تغطية الجوائز",
  leadDays: "الأيام حتى وصول مخزون جديد",
  asOf: (time: string) => `عُدّت القطع المربوحة ${isolate(time)}.`,
  notCounted: "لم تُعدّ القطع المربوحة بعد.",
  item: "المنتج",
  state: "التغطية",
  states: { Unlimited: "غير محدود", Short: "غير كافٍ", AtRisk: "معرّض للخطر", Covered: "مغطى" },
  stock: "المخزون",
  unlimited: "غير محدود",
  withoutLimit: (count: number) =>
    plural(count, {
      zero: "لا منتجات بلا حد للمخزون",
      one: "منتج واحد بلا حد للمخزون",
      two: "منتجان بلا حد للمخزون",
      few: "# منتجات بلا حد للمخزون",
      many: "# منتجًا بلا حد للمخزون",
      other: "# منتج بلا حد للمخزون",
    }),
  owed: "المستحق",
  wonPerDay: "المربوح يوميًا",
  lasts: "يكفي",
  days: (days: number) => (days >= 1000 ? "1,000 يوم أو أكثر" : plural(Math.floor(days), nouns.days)),
  rate: (count: number) => number(count),
  proposal: "الاقتراح",
  boxes: "في",
  pause: (box: string) => `إيقاف ${isolate(box)} مؤقتًا`,
  substitute: (box: string, item: string, value: string) =>
    `استبداله في ${isolate(box)} بـ ${isolate(item)} (${isolate(value)})`,
  restock: "إعادة ملء المخزون",
  covered: "كل ما تعد به الصناديق مغطى.",
  lacks: (items: string) => `قد لا يكفي ما لدى المتجر للوفاء بما يعد به هذا الصندوق: ${isolate(items)}.`,
  inBox: "ما سيعد به هذا الصندوق",
  perDay: "عمليات الفتح يوميًا",
  perDayHint: "إن تُرك فارغًا: بقدر ما فُتح هو، أو الصناديق الأخرى، في الأيام الأخيرة.",
};
