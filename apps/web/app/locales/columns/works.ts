import { defineHeadings } from "../texts.ts";

/** The headings of the operators' list of long work. */
export const workHeadings = defineHeadings({
  what: { en: "What", fr: "Quoi", vi: "Nội dung", cn: "事项", ar: "المهمة" },
  status: { en: "Status", fr: "Statut", vi: "Trạng thái", cn: "状态", ar: "الحالة" },
  rows: { en: "Rows", fr: "Lignes", vi: "Dòng", cn: "行数", ar: "الصفوف" },
  who: { en: "Who", fr: "Qui", vi: "Người thực hiện", cn: "操作人", ar: "المنفّذ" },
  planned: { en: "Planned", fr: "Planifié", vi: "Lên kế hoạch", cn: "计划时间", ar: "تاريخ التخطيط" },
});
