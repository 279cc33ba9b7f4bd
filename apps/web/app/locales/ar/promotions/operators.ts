import type { adminPromotions as english } from "../../en/promotions/operators.ts";
import type { Translated } from "../../texts.ts";
import { isolate, list, number, percent } from "../grammar.ts";

export const adminPromotions: Translated<typeof english> = {
  title: "رموز الخصم",
  lead: "خصومات على منتجات المتجر وشحنها، وليس على الصناديق أبدًا. لا يُبلَّغ أحد بها: أنت من يوزّع الرموز.",
  add: "رمز جديد",
  results: (count: number) => `عدد الرموز: ${number(count)}`,
  empty: "لا توجد رموز خصم",
  search: "البحث بالرمز",
  state: "الحالة",
  all: "الكل",
  kinds: { Percent: "نسبة من ثمن المنتجات", Amount: "مبلغ من ثمن المنتجات", FreeShipping: "شحن مجاني" },
  states: { Planned: "مخطط له", Active: "سارٍ", UsedUp: "مستنفد", Ended: "منتهٍ" },
  percentOff: (share: number) => percent(share),
  usesOf: (uses: number, most: number | null) => (most === null ? number(uses) : `${number(uses)} من ${number(most)}`),
  scopeOf: (items: number, categories: number) => {
    const parts = [
      ...(items > 0 ? [`المنتجات: ${number(items)}`] : []),
      ...(categories > 0 ? [`الفئات: ${number(categories)}`] : []),
    ];
    return parts.length === 0 ? "كل المنتجات" : list(parts);
  },
  yes: "نعم",
  from: "من",
  end: "إنهاء الآن",
  ended: (code: string) => `انتهى ${isolate(code)}`,
  made: (code: string) => `أُنشئ ${isolate(code)}`,
  cancel: "إلغاء",
  make: "إنشاء الرمز",
  propose: "اقتراح رمز آخر",
  codeHint: "من 6 إلى 32 حرفًا لاتينيًا ورقمًا. لا يمكن تخمين الرموز العشوائية.",
  optional: "اختياري",
  emptyHint: "اتركه فارغًا بلا حدّ",
  fields: {
    code: "الرمز",
    kind: "نوع الخصم",
    percent: "النسبة المئوية",
    amount: "المبلغ باليورو",
    scope: "يشمل",
    minimum: "أقل ثمن لهذه المنتجات باليورو",
    maxUses: "مرات الاستخدام كلها",
    perPerson: "مرات الاستخدام للشخص",
    firstOrder: "للطلب الأول فقط",
    until: "اليوم الأخير",
    reason: "السبب، لسجل التدقيق",
  },
  mistakes: {
    percent: (most: number) => `اكتب رقمًا من 1 إلى ${most}`,
    amount: "اكتب مبلغًا أكبر من صفر",
    minimum: (most: number) => `لا يجوز أن يتجاوز المبلغ ${most}% من أدنى سعر`,
    unlimited: "يحتاج المبلغ إلى حد لعدد الاستخدامات",
    count: "اكتب عددًا صحيحًا أكبر من صفر، أو لا شيء",
  },
};
