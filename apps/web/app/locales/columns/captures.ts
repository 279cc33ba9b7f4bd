import { defineHeadings } from "../texts.ts";

/** The headings of the operators' list of captures in quarantine. */
export const captureHeadings = defineHeadings({
  capture: { en: "Capture", fr: "Encaissement", vi: "Khoản thu", cn: "收款", ar: "المبلغ المحصَّل" },
  date: { en: "Date", fr: "Date", vi: "Ngày", cn: "日期", ar: "التاريخ" },
  paid: { en: "Paid", fr: "Payé", vi: "Đã trả", cn: "已付", ar: "المدفوع" },
  worth: { en: "In euros", fr: "En euros", vi: "Tính bằng euro", cn: "折合欧元", ar: "باليورو" },
  expected: { en: "Expected", fr: "Attendu", vi: "Dự kiến", cn: "应付", ar: "المتوقع" },
  state: { en: "State", fr: "État", vi: "Trạng thái", cn: "状态", ar: "الحالة" },
});
