import type { logged as english } from "../../en/fairness/logged.ts";
import type { Translated } from "../../texts.ts";
import { isolate } from "../grammar.ts";

export const logged: Translated<typeof english> = {
  verify: "تحقّق في متصفحك",
  verifyOf: (name: string) => `تحقّق في متصفحك: ${isolate(name)}`,
  verdicts: { Logged: "في السجل العام", Differs: "غير مطابق", Unread: "غير معروف بعد" },
  hints: {
    Logged: "السجل يتضمنها والسحب صحيح حسابيًا. وحده إثبات صاحبها يُظهر أيضًا أن البذرة كانت موعودة من قبل.",
    Differs: "ما يعرضه المتجر يخالف سجله العام. احفظ هذه الصفحة.",
    Unread: "تتعذّر قراءة السجل العام الآن. هذا لا يثبت شيئًا.",
  },
  steps: {
    logged: "قيدها موجود في السجل العام الموقّع من المتجر",
    seed: "البذرة المكشوفة هي التي وعد بها المتجر",
    odds: "الاحتمالات هي المنشورة لهذا الصندوق",
    ticket: "التذكرة ناتجة عن البذور والاحتمالات",
    item: "المنتج ناتج عن التذكرة",
    time: "الوقت هو وقت السجل بالدقيقة",
  },
  holds: "مطابق",
  differs: "مختلف",
  entry: "قيد السجل",
};
