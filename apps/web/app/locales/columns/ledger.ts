import { defineHeadings } from "../texts.ts";

/** The headings of the operators' list of ledger entries. */
export const ledgerHeadings = defineHeadings({
  date: { en: "Date", fr: "Date", vi: "Ngày", cn: "日期", ar: "التاريخ" },
  from: { en: "From", fr: "De", vi: "Từ", cn: "转出", ar: "من" },
  to: { en: "To", fr: "Vers", vi: "Đến", cn: "转入", ar: "إلى" },
  amount: { en: "Amount", fr: "Montant", vi: "Số tiền", cn: "金额", ar: "المبلغ" },
  type: { en: "Type", fr: "Type", vi: "Loại", cn: "类型", ar: "النوع" },
  description: { en: "Description", fr: "Quoi", vi: "Nội dung", cn: "事项", ar: "البيان" },
  owner: { en: "Owner", fr: "Titulaire", vi: "Chủ", cn: "所属用户", ar: "المالك" },
  about: { en: "About", fr: "Objet", vi: "Liên quan đến", cn: "关联", ar: "بشأن" },
});
