import type { Translated } from "../../texts.ts";
import type { quickView as english } from "../../en/items/quick-view.ts";

export const quickView: Translated<typeof english> = {
  inTable: "الاسم في جدول الاحتمالات:",
  details: "عرض كل التفاصيل",
  others: "موجود أيضًا في هذه الصناديق",
  onlyHere: "لا يوجد هذا المنتج في أي صندوق آخر.",
};
