import type { payments as english } from "../../en/payments/payments.ts";
import type { Translated } from "../../texts.ts";
import { isolate } from "../grammar.ts";

export const payments: Translated<typeof english> = {
  pay: (amount: string) => `ادفع ${isolate(amount)}`,
  formLabel: "نموذج الدفع",
  formNote: "تصل بيانات بطاقتك إلى مزوّد الدفع مباشرة. نحن لا نراها أبدًا.",
  accountNote: "تصل بيانات حسابك إلى مزوّد الدفع مباشرة. نحن لا نراها أبدًا.",
  formLost: "تعذّر تحميل نموذج الدفع.",
  wait: {
    checking: "جارٍ التحقق من دفعتك…",
    checkingText: "يستغرق هذا لحظة.",
    pending: "ننتظر بنكك",
    pendingText: "لا يلزمك فعل شيء. نتحقق تلقائيًا.",
    late: "يستغرق بنكك وقتًا أطول من المعتاد",
    lateText: "سنراسلك بالبريد الإلكتروني فور أن يرد. يمكنك مغادرة هذه الصفحة.",
    days: "يعالج بنكك الدفعة",
    daysText:
      "يستغرق هذا حتى خمسة أيام عمل. سنراسلك بالبريد الإلكتروني فور البتّ فيها. لا يلزمك فعل شيء، ويمكنك مغادرة هذه الصفحة.",
    missing: "لم نجد دفعة للتحقق منها",
    error: "تعذّر علينا التحقق من دفعتك",
    errorText: "دفعتك لم تضِع، وسيؤكدها لنا بنكك مباشرة أيضًا.",
  },
  formClosed: "انتهت صلاحية هذه الدفعة. ابدأ من جديد.",
};
