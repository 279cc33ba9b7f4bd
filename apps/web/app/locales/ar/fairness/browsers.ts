import type { browsers as english } from "../../en/fairness/browsers.ts";
import type { Translated } from "../../texts.ts";
import { isolate } from "../grammar.ts";

export const browsers: Translated<typeof english> = {
  title: "المتصفحات المسموح لها بفتح الصناديق لك",
  lead: "يوقّع كل متصفح من متصفحاتك عمليات الفتح بمفتاح خاص به. أزل ما ليس لك.",
  none: "لا متصفح في القائمة بعد.",
  added: "أُضيف",
  used: "آخر استخدام",
  unused: "لم يُستخدم بعد",
  remove: (name: string, day: string) => `إزالة المتصفح: ${isolate(name)}، أُضيف في ${isolate(day)}`,
  removeTitle: "إزالة هذا المتصفح؟",
  removeText: "تبقى عمليات الفتح التي أجراها صالحة، لكنه لا يستطيع بدء أخرى حتى يُضاف من جديد.",
  removeAdvice: "لا تعرفه؟ غيّر كلمة المرور أيضًا، فهذا يُخرج كل من عداك.",
  keep: "الإبقاء على المتصفح",
  confirm: "إزالة المتصفح",
  removed: "تمت إزالة المتصفح",
};
