import { defineHeadings } from "../texts.ts";

/** The headings of the operators' list of withdrawals. */
export const withdrawalHeadings = defineHeadings({
  number: { en: "Withdrawal", fr: "Rétractation", vi: "Yêu cầu", cn: "撤回", ar: "العدول" },
  about: { en: "About", fr: "Objet", vi: "Về", cn: "对象", ar: "بشأن" },
  received: { en: "Received", fr: "Reçue", vi: "Đã nhận", cn: "收到", ar: "استُلم" },
  due: { en: "Refund due", fr: "Remboursement dû", vi: "Hạn hoàn tiền", cn: "退款期限", ar: "موعد ردّ المال" },
  status: { en: "Status", fr: "Statut", vi: "Trạng thái", cn: "状态", ar: "الحالة" },
});
