import type { checkElsewhere as english } from "../../en/fairness/check-elsewhere.ts";
import type { Translated } from "../../texts.ts";
import { isolate } from "../grammar.ts";

export const checkElsewhere: Translated<typeof english> = {
  title: "التحقق في مكان آخر",
  lead: "هذه الصفحة من المتجر. المرآة نسخة من سجلاته العامة يشغّلها طرف آخر، وصفحتها تفحص الملف نفسه من دون المتجر:",
  openOf: (mirror) => `التحقق لدى ${isolate(mirror)}، في علامة تبويب جديدة`,
  inLink:
    "الرابط يحمل الملف، فتستطيع صفحة المرآة قراءته. ملف عمليات الفتح الخاصة بك فيه معرّفك ورصيدك، لكن ليس فيه اسمك.",
  tooLong: "هذا الملف أطول من أن يحمله رابط. احفظه، ثم اختره في صفحة المرآة.",
  advice: "اسأل طرفًا آخر أيضًا عن عنوان مرآة: فالمتجر غير النزيه يدلّك على مرآة تخصه.",
  none: "هذه الصفحة من المتجر، ولا يسمّي المتجر أي طرف آخر يتحقق من عمليات الفتح.",
  command: "على جهازك، يفحص برنامج سطر الأوامر الملف الذي تحفظه هنا:",
  save: "حفظ الملف",
  saved: "تم الحفظ.",
};
