import { defineHeadings } from "../texts.ts";

/** The headings of the operators' list of cases. */
export const caseHeadings = defineHeadings({
  number: { en: "Case", fr: "Dossier", vi: "Vụ việc", cn: "案件", ar: "القضية" },
  signals: { en: "Signals", fr: "Signaux", vi: "Dấu hiệu", cn: "信号", ar: "الإشارات" },
  people: { en: "People", fr: "Personnes", vi: "Người liên quan", cn: "用户", ar: "الأشخاص" },
  assignee: { en: "Assignee", fr: "Responsable", vi: "Người phụ trách", cn: "负责人", ar: "المكلَّف" },
  changed: { en: "Changed", fr: "Modifié", vi: "Thay đổi", cn: "最近变更", ar: "آخر تغيير" },
  answerBy: { en: "Answer by", fr: "Réponse avant", vi: "Hạn trả lời", cn: "答复期限", ar: "الرد قبل" },
  status: { en: "Status", fr: "Statut", vi: "Trạng thái", cn: "状态", ar: "الحالة" },
});
