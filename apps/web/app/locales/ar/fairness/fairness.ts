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
  Recomputed: "أُعيد الحساب",
  Contested: "الحكم لك",
  Unknown: "غير معروف بعد",
  Breach: "غير مطابق",
} satisfies Record<Verdict, string>;

const verdictHints = {
  Verified: "فحص متصفحك كل شيء بما كان لديه قبل أن يكشف نصيبه.",
  Recomputed: "كل رقم ينتج عن الأرقام الأخرى. بعض الأشياء لم يستطع هذا المتصفح النظر إليها إلا بعد ذلك.",
  Contested: "كل شيء متسق، لكنك وحدك تعرف هل كنت أنت.",
  Unknown: "ما وصل حتى الآن لا يثبت شيئًا. يُرسَل الطلب نفسه مجددًا.",
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
  before: "فُتح هذا قبل أن تترك عمليات الفتح وثيقة يمكن إثباتها.",
  more: "كيف يعمل هذا",
  unable: {
    NoTls: `وصلت هذه الصفحة من دون HTTPS، فلا يستطيع متصفحك فحص عملية فتح. افتح المتجر بعنوان يبدأ بـ ${isolate("https://")}`,
    NoEd25519:
      "هذا المتصفح أقدم من أن يفحص عملية فتح. حدّثه، أو استخدم إصدارًا حديثًا من Chrome أو Edge أو Firefox أو Safari.",
    NoStorage:
      "لا يسمح هذا المتصفح للصفحة بحفظ إثباتاتك، كما تفعل بعض المتصفحات في نوافذ التصفح الخاص. افتح المتجر في نافذة عادية واسمح له بتخزين البيانات.",
    NoRoom: "عشرون متصفحًا مسموح لها بفتح الصناديق لك بالفعل. أزل أحدها من إعدادات الحساب، تحت «النزاهة».",
  },
};
