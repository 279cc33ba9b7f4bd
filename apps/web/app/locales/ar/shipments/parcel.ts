import type { parcel as english } from "../../en/shipments/parcel.ts";
import type { Translated } from "../../texts.ts";

const steps = { Ordered: "تم الطلب", Shipping: "قيد التجهيز", Shipped: "في الطريق", Delivered: "تم التسليم" };

const carrier = {
  InTransit: "في الطريق",
  OutForDelivery: "خرج للتسليم",
  Held: "محتجز لدى شركة الشحن",
  Returning: "في طريق العودة إلينا",
  Delivered: "تم التسليم",
};

export const parcel: Translated<typeof english> = {
  arrives: (days) => `موعد الوصول: ${days}`,
  arrivesBy: (day) => `يصل في موعد أقصاه ${day}`,
  promised: (days) => `الموعد الذي وعدنا به: ${days}`,
  delivered: (day) => `تم التسليم ${day}`,
  workingDays: "وُعدت به عند الدفع. لا تُحسب عطل نهاية الأسبوع والأعياد.",
  unpaid: "نخبرك بأيام التوصيل بعد الدفع.",
  late: (day) => `وعدنا بوصوله في ${day} على الأكثر، ولا نعلم أنه وصل.`,
  lateShort: (day) => `متأخر: كان الموعد الأخير ${day}`,
  lateHint: "نعتذر. راسلنا لنبحث عنه، أو اعدل عن العقد.",
  contact: "راسلنا",
  progress: "مراحل التوصيل",
  steps,
  carrier,
  today: "يصل اليوم",
  held: "ينتظر لدى شركة الشحن",
  heldHint: "قد تحتاج إليك شركة الشحن: انظر في صفحتها إلى نقطة الاستلام أو ما تطلبه الجمارك.",
  returning: "في طريق العودة إلينا",
  returningHint: "شركة الشحن تعيده إلينا. راسلنا وسنبحث عن السبب.",
  next: {
    title: "ما الخطوة التالية",
    packed: "نجهّز طلبك.",
    sent: "تصلك رسالة برقم التتبع عندما ينطلق.",
    arrives: "يصل إلى بابك.",
    withdraw: "غيّرت رأيك؟ أمامك 14 يومًا من التسليم.",
  },
  account: "هل تريد كل طلباتك في مكان واحد؟",
  createAccount: "إنشاء حساب",
};
