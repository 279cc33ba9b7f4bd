import type { recentOpenings as english } from "../../en/lootboxes/recent-openings.ts";
import type { Translated } from "../../texts.ts";
import { isolate, number } from "../grammar.ts";

export const recentOpenings: Translated<typeof english> = {
  title: "أحدث عمليات الفتح",
  lead: "عمليات فتح حقيقية من السجل العام بعد نحو دقيقة من حدوثها. لا تظهر إلا أسماء من اختاروا إظهارها.",
  somebody: "مجهول",
  pause: "إيقاف التحديث",
  resume: "متابعة التحديث",
  ofBox: "أحدث عمليات فتح هذا الصندوق",
  ofBoxLead: "من السجل العام، والوقت بالدقيقة. يستطيع متصفحك العثور على كل منها وإعادة حسابها.",
  shared: "العملية المُشارَكة",
  sharedOf: (name: string) => `العملية المُشارَكة: ${isolate(name)}`,
  more: (count: number) => `عرض الكل (${number(count)})`,
};
