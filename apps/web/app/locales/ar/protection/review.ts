import type { review as english } from "../../en/protection/review.ts";
import type { Translated } from "../../texts.ts";
import { isolate } from "../grammar.ts";

export const review: Translated<typeof english> = {
  title: "هوية بانتظار الفحص",
  lead: "قارن الوثيقة بما أعلنه الشخص. تُحذف الصور فور اتخاذ قرارك.",
  look: "اطّلع على كل صورة: لا يمكن التحقق دون ذلك.",
  nothing: "لا شيء ينتظر قرارًا.",
  name: "الاسم",
  birthDate: "تاريخ الميلاد",
  residence: "بلد الإقامة",
  asked: "سُلّمت في",
  checks: "عدد الفحوص",
  refused: "رفض سابق",
  shared: "هذا الاسم وتاريخ الميلاد متحقق منهما في حساب آخر أيضًا. قارن بينهما قبل أن تقرر.",
  other: "حساب آخر",
  show: (picture: string) => `عرض: ${isolate(picture)}`,
  result: "القرار",
  results: { Verified: "تحقّق", Refused: "رفض" },
  verified: (until: string) => `التحقق سارٍ حتى ${isolate(until)}. يمكنك سحبه.`,
  onDocument: "تاريخ الميلاد في الوثيقة",
  until: "الوثيقة صالحة حتى",
  refusal: "ما يُقال للشخص",
  reason: "السبب لسجل التدقيق",
  decide: "اتخذ القرار",
  takeBack: "اسحب التحقق",
  done: "اتُّخذ القرار",
};
