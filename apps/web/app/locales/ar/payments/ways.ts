import type { ways as english } from "../../en/payments/ways.ts";
import type { Translated } from "../../texts.ts";
import { isolate } from "../grammar.ts";

export const ways: Translated<typeof english> = {
  legend: "كيف تريد أن تدفع؟",
  methods: {
    card: "بطاقة",
    applePay: "Apple Pay",
    googlePay: "Google Pay",
    link: "Link",
    ideal: "iDEAL | Wero",
    bancontact: "Bancontact",
    sepaDebit: "خصم SEPA المباشر",
    bankTransfer: "تحويل مصرفي",
  },
  /** How each method works, in a line. */
  hints: {
    card: "بطاقة ائتمان أو خصم",
    wallet: "أكّد بمحفظتك",
    bank: "تدفع في صفحة بنكك",
    debit: "نحصّل المبلغ من حسابك، ويستغرق ذلك بضعة أيام",
    transfer: "تحوّل المبلغ بنفسك، ويستغرق ذلك بضعة أيام",
    link: "ادفع ببياناتك المحفوظة",
  },
  redirect: {
    title: "تابع لدى بنكك",
    text: (amount: string) => `تدفع ${isolate(amount)} في صفحة بنكك ثم تعود إلى هنا. وإن غادرتها دون دفع فلن يُخصم شيء.`,
    link: "اذهب إلى صفحة بنكك",
  },
  hosted: {
    title: "تابع في صفحة الدفع",
    text: (amount: string) =>
      `تدفع ${isolate(amount)} في صفحة مزوّد خدمة الدفع ثم تعود إلى هنا. وإن غادرتها دون دفع فلن يُخصم شيء.`,
    link: "اذهب إلى صفحة الدفع",
  },
  transfer: {
    title: "حوّل المبلغ بنفسك",
    text: "استخدم هذا الحساب وهذا المرجع بالضبط، فبه نجد دفعتك. حوّل المبلغ مرة واحدة. يستغرق ذلك عادةً من يوم إلى ثلاثة أيام عمل، وسنراسلك حين يصل.",
    until: (day: string) => `حوّل المبلغ قبل ${isolate(day)}. وما يصل بعد ذلك يُحتسب أيضًا: نقيّده أو نعيده.`,
    iban: "IBAN",
    bic: "BIC",
    holder: "صاحب الحساب",
    reference: "المرجع",
    amount: "المبلغ",
    qr: "رمز QR لتطبيق بنكك",
    sent: "دوّنت ذلك",
    show: "عرض الحساب",
    over: "لم نعد ننتظر هذا التحويل. تجد نتيجته في معاملاتك وطلباتك.",
  },
};
