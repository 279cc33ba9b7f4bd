import type { reviews as english } from "../../en/reviews/reviews.ts";
import type { Translated } from "../../texts.ts";
import { isolate, number, plural } from "../grammar.ts";

export const reviews: Translated<typeof english> = {
  hint: "لا يقيّم هذا المنتج إلا من استلمه.",
  first: "إن كنت قد استلمته فيمكنك كتابة أول تقييم.",
  ofStars: (stars: number) =>
    plural(stars, { one: "نجمة واحدة", two: "نجمتان", few: "# نجوم", many: "# نجمة", other: "# نجمة" }),
  notCounted: (count: number) => `تقييمات لا تُحتسب: ${number(count)}، لأنها احتيال أو كتبها العاملون لدينا.`,
  received: (month: string) => `تم الاستلام في ${isolate(month)}`,
  won: (month: string) => `مكسب من صندوق، تم الاستلام في ${isolate(month)}`,
  nameless: "شخص استلم المنتج",
  textRefused: "لا نعرض هذا النص، وتُحتسب نجومه مع ذلك.",
  more: "عرض المزيد من التقييمات",
  write: "كتابة تقييم",
  own: "تقييمك",
  states: {
    Pending: "بانتظار القراءة",
    Published: "تم النشر",
    TextRefused: "النص غير معروض",
    Void: "غير محتسب",
  },
  pending: "نقرأ كل تقييم قبل ظهوره.",
  why: (reason: string) => `السبب: ${isolate(reason)}`,
  edit: "تعديل",
  remove: "حذف",
  removeTitle: "حذف تقييمك؟",
  removeText: "لن تُحتسب نجومه بعد ذلك. يمكنك كتابة تقييم آخر.",
  keep: "الإبقاء عليه",
  removed: "تم حذف التقييم",
  stars: "نجومك",
  starsMissing: "اختر من نجمة واحدة إلى 5 نجوم",
  text: "ما رأيك فيه؟",
  optional: "اختياري",
  textHint: "ما الجيد فيه وما غير الجيد؟ لا تكتب أسماء أو عناوين أو أرقام طلبات.",
  showName: "إظهار اسم المستخدم",
  showNameHint: "وإلا فلن يرى أحد من كتبه.",
  send: "إرسال التقييم",
  sent: "شكرًا لك. نقرؤه قبل أن يظهر",
  cancel: "إلغاء",
};
