import { defineHeadings } from "../texts.ts";

/** The headings of the operators' list of entries of the audit log. */
export const auditHeadings = defineHeadings({
  lines: { en: "Lines", fr: "Lignes", vi: "Dòng", cn: "明细", ar: "السطور" },
  subject: { en: "Subject", fr: "Objet", vi: "Liên quan đến", cn: "对象", ar: "الموضوع" },
  action: { en: "Action", fr: "Action", vi: "Thao tác", cn: "操作", ar: "الإجراء" },
  operator: { en: "Operator", fr: "Opérateur", vi: "Người vận hành", cn: "运营人员", ar: "المشغّل" },
  reason: { en: "Reason", fr: "Motif", vi: "Lý do", cn: "原因", ar: "السبب" },
  time: { en: "Time", fr: "Heure", vi: "Thời gian", cn: "时间", ar: "الوقت" },
});
