import type { Outcome, Verdict } from "@trove/fairness";
import type { fairness as english } from "../../en/fairness/fairness.ts";
import type { Translated } from "../../texts.ts";
import { isolate } from "../grammar.ts";

const groups = { commitment: "التعهّد", odds: "الاحتمالات", draw: "السحب", balance: "الرصيد" };

const outcome = {
  Holds: "سليم",
  Differs: "مختلف",
  NotHeld: "لا شيء للمقارنة به",
  Ask: "أنت وحدك تعرف",
} satisfies Record<Outcome, string>;

const verdicts = {
  Verified: "تم التحقق",
  Unlogged: "تم التحقق، ولم يُدرج في السجل بعد",
  Recomputed: "أُعيد الحساب",
  Contested: "يُرجى التأكيد",
  Unknown: "غير معروف بعد",
  Breach: "غير مطابق",
} satisfies Record<Verdict, string>;

const verdictHints = {
  Verified: "قارن متصفحك كل شيء بما كان لديه قبل أن يكشف جزأه.",
  Unlogged: "تحقق متصفحك من كل شيء. بقي فقط أن تصل الوثيقة إلى السجل العام، وهو ما يستغرق نحو دقيقة.",
  Recomputed: "كل الأرقام صحيحة. لكن هذا المتصفح لم يستطع فحص بعض الأشياء إلا بعد ذلك.",
  Contested: "كل الحسابات صحيحة، لكنك وحدك تعرف هل كنت أنت.",
  Unknown: "ما وصل حتى الآن لا يثبت شيئًا. سنرسل الطلب نفسه مجددًا.",
  Breach: "هناك ما لا يتطابق. احفظ الأدلة.",
} satisfies Record<Verdict, string>;

export const fairness: Translated<typeof english> = {
  proof: "الإثبات",
  groups,
  outcome,
  verdicts,
  verdictHints,
  verify: "تحقّق",
  hideChecks: "إخفاء الفحوص",
  save: "حفظ الأدلة",
  saved: "تم الحفظ. يستطيع أي شخص فحصها من دون هذه الصفحة.",
  failed: "تعذّر فحص الإثبات.",
  before: "فُتح هذا الصندوق قبل أن نحتفظ بوثائق يمكن التحقق منها.",
  more: "كيف يعمل هذا",
  unable: {
    NoTls: `حُمّلت هذه الصفحة من دون HTTPS، فلا يستطيع متصفحك التحقق من عمليات الفتح. افتح المتجر بعنوان يبدأ بـ ${isolate("https://")}`,
    NoEd25519:
      "هذا المتصفح أقدم من أن يتحقق من عمليات الفتح. حدّثه، أو استخدم إصدارًا حديثًا من Chrome أو Edge أو Firefox أو Safari.",
    NoStorage:
      "لا يسمح هذا المتصفح للصفحة بحفظ إثباتاتك، وهو ما يحدث كثيرًا في نوافذ التصفح الخاص. افتح المتجر في نافذة عادية واسمح له بتخزين البيانات.",
    TooManyBrowsers: "بلغت الحد الأقصى وهو 20 متصفحًا. أزل أحدها من إعدادات الحساب، تحت «النزاهة».",
  },
};
