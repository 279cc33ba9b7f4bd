import type { adminReviews as english } from "../../en/reviews/operators.ts";
import type { Translated } from "../../texts.ts";
import { isolate } from "../grammar.ts";

export const adminReviews: Translated<typeof english> = {
  title: "التقييمات",
  lead: "ما يكتبه الناس عن منتجات استلموها، الأقدم أولًا.",
  tabs: { Pending: "للقراءة", Published: "تم نشرها", TextRefused: "تم رفض النص", Void: "لا تُحتسب" },
  empty: { Pending: "لا شيء للقراءة", Published: "لا شيء", TextRefused: "لا شيء", Void: "لا شيء" },
  noText: "بلا نص، نجوم فقط",
  written: (time: string) => `كُتب في ${isolate(time)}`,
  bought: (month: string) => `شراء، استلام ${isolate(month)}`,
  won: (month: string) => `مكسب من صندوق، استلام ${isolate(month)}`,
  person: "الشخص",
  shownName: (name: string) => `يظهر باسم ${isolate(name)}`,
  warnings: {
    NoPiece: "لم تعد لديه قطعة تم توصيلها",
    Staff: "يعمل لدى المتجر",
  },
  why: (reason: string) => `السبب: ${isolate(reason)}`,
  publish: "نشر",
  published: "تم نشر التقييم",
  refuse: {
    open: "رفض النص",
    hint: "يختفي النص والصور والاسم وتُحتسب النجوم مع ذلك. ويقرأ الشخص السبب.",
    submit: "رفض النص",
    done: "تم رفض النص",
  },
  void: {
    open: "عدم الاحتساب",
    hint: "للاحتيال وللعاملين لدى المتجر فقط. ويجب أن يوافق شخص ثانٍ. وتذكر صفحة المنتج أن تقييمًا لا يُحتسب.",
    submit: "طلب عدم الاحتساب",
    done: "لم يعد التقييم محتسبًا",
  },
  reason: "السبب",
  cancel: "إلغاء",
};
