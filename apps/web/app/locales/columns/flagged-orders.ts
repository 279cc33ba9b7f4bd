import { defineHeadings } from "../texts.ts";

/** The headings of the operators' list of flagged orders. */
export const flaggedOrderHeadings = defineHeadings({
  number: { en: "Order", fr: "Commande", vi: "Đơn hàng", cn: "订单", ar: "الطلب" },
  flagged: { en: "Flagged", fr: "Signalée", vi: "Đánh dấu lúc", cn: "标记时间", ar: "تاريخ العلامة" },
  flag: { en: "Flag", fr: "Signalement", vi: "Lý do đánh dấu", cn: "标记", ar: "للمراجعة" },
  buyer: { en: "Buyer", fr: "Acheteur", vi: "Người mua", cn: "买家", ar: "المشتري" },
  status: { en: "Status", fr: "Statut", vi: "Trạng thái", cn: "状态", ar: "الحالة" },
  total: { en: "Total", fr: "Total", vi: "Tổng cộng", cn: "合计", ar: "الإجمالي" },
});
