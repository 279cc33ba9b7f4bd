import type { payments as english } from "../en/payments.ts";
import type { Translated } from "../texts.ts";
import { isolate } from "./grammar.ts";

export const payments: Translated<typeof english> = {
  pay: (amount: string) => `ادفع ${isolate(amount)}`,
  formLabel: "نموذج الدفع",
  formNote: "تصل بيانات بطاقتك إلى مزوّد الدفع مباشرة. نحن لا نراها أبدًا.",
  formLost: "تعذّر تحميل نموذج الدفع.",
  wait: {
    checking: "جارٍ التحقق من دفعتك…",
    checkingText: "يستغرق هذا لحظة.",
    pending: "ننتظر بنكك",
    pendingText: "لا يلزمك فعل شيء. تتحقق هذه الصفحة مجددًا كل بضع ثوانٍ.",
    late: "بنكك يستغرق وقتًا أطول",
    lateText: "سنراسلك بالبريد الإلكتروني فور أن يجيب. يمكنك مغادرة هذه الصفحة.",
    missing: "لم نجد دفعة للتحقق منها",
    error: "تعذّر علينا التحقق من دفعتك",
    errorText: "دفعتك ليست ضائعة: فبنكك يُعلمنا بها أيضًا.",
  },
  formClosed: "انتهى وقت هذه الدفعة. ابدأ من جديد.",
};
