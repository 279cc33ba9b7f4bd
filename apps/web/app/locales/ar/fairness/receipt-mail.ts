import type { receiptMail as english } from "../../en/fairness/receipt-mail.ts";
import type { Translated } from "../../texts.ts";

export const receiptMail: Translated<typeof english> = {
  title: "نسخة لا يستطيع أحد استردادها",
  lead: "ما يحتفظ به هذا المتصفح يزول بمسح بياناته. أما الرسالة فملكك: فيها كل التوقيعات، ويستطيع أي شخص فحصها من دوننا.",
  label: "أرسلوا إليّ إيصال كل عملية فتح بالبريد",
  hint: "إلى بريد حسابك، ابتداءً من عملية الفتح التالية. تصل إيصالات بضع دقائق معًا في رسالة واحدة بملف واحد.",
  on: "تصل الإيصالات بالبريد من الآن فصاعدًا",
  off: "لم تعد الإيصالات تصل بالبريد",
};
