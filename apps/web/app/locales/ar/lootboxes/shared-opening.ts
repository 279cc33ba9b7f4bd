import type { sharedOpening as english } from "../../en/lootboxes/shared-opening.ts";
import type { Translated } from "../../texts.ts";
import { isolate, percent } from "../grammar.ts";

export const sharedOpening: Translated<typeof english> = {
  title: (items: string, box: string) => `${isolate(items)} من ${isolate(box)}`,
  description: (price: string) => `صندوق فُتح مقابل ${isolate(price)}. متصفحك يتحقّق منه بنفسه.`,
  by: "شاركها",
  somebody: "مشاركة مجهولة",
  chance: (probability: number) => `الاحتمال: ${percent(probability)}`,
  box: "الصندوق",
  price: "السعر",
  time: "وقت الفتح",
  proof: "الإثبات",
  proofLead: "لست مضطرًا إلى تصديق أي شيء: متصفحك يجلب القيد الموقّع ويتحقّق منه بنفسه.",
  logLead:
    "لم يُشارَك الإثبات الكامل لأنه يحتوي على رصيد صاحب العملية ومعرّفاته. السجل العام يحتوي على هذه العملية من دونها، ومتصفحك يتحقّق منها هناك.",
  gone: {
    title: "لا شيء مُشارك هنا",
    text: "قد يكون الرابط خاطئًا، أو أوقف صاحب العملية مشاركتها.",
    action: "تصفّح الصناديق",
  },
};
