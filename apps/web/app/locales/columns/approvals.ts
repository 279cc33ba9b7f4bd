import { defineHeadings } from "../texts.ts";

/** The headings of the operators' list of approvals. */
export const approvalHeadings = defineHeadings({
  action: { en: "Request", fr: "Demande", vi: "Yêu cầu", cn: "申请", ar: "الطلب" },
  operator: { en: "Operator", fr: "Opérateur", vi: "Người vận hành", cn: "运营人员", ar: "المشغّل" },
  reason: { en: "Reason", fr: "Motif", vi: "Lý do", cn: "原因", ar: "السبب" },
  status: { en: "Status", fr: "Statut", vi: "Trạng thái", cn: "状态", ar: "الحالة" },
  time: { en: "Time", fr: "Heure", vi: "Thời gian", cn: "时间", ar: "الوقت" },
  expires: { en: "Expires", fr: "Expire", vi: "Hết hạn", cn: "过期时间", ar: "تنتهي" },
});
