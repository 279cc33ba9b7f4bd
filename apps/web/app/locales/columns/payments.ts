import { defineHeadings } from "../texts.ts";

/** The headings of the operators' list of payments. */
export const paymentHeadings = defineHeadings({
  payment: { en: "Payment", fr: "Paiement", vi: "Khoản thanh toán", cn: "付款", ar: "الدفعة" },
  date: { en: "Date", fr: "Date", vi: "Ngày", cn: "日期", ar: "التاريخ" },
  payer: { en: "Payer", fr: "Payeur", vi: "Người trả", cn: "付款人", ar: "الدافع" },
  amount: { en: "Amount", fr: "Montant", vi: "Số tiền", cn: "金额", ar: "المبلغ" },
  status: { en: "Status", fr: "Statut", vi: "Trạng thái", cn: "状态", ar: "الحالة" },
  back: { en: "Returned", fr: "Renvoyé", vi: "Đã trả lại", cn: "已退回", ar: "المعاد" },
  warnings: { en: "Warnings", fr: "Alertes", vi: "Cảnh báo", cn: "警告", ar: "التحذيرات" },
  provider: {
    en: "Provider ID",
    fr: "Identifiant du prestataire",
    vi: "Mã của đơn vị thanh toán",
    cn: "服务商 ID",
    ar: "معرّف المزوّد",
  },
});
