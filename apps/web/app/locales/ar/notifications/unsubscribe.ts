import type { Translated } from "../../texts.ts";
import type { unsubscribe as english } from "../../en/notifications/unsubscribe.ts";

export const unsubscribe: Translated<typeof english> = {
  titles: {
    openingsOfDay: "هل تريد إيقاف التأكيد اليومي لعمليات فتحك؟",
    shipmentSent: "هل تريد إيقاف رسائل الشحنات التي في الطريق؟",
    wishNews: "هل تريد إيقاف رسائل قائمة أمنياتك؟",
  },
  text: "ستجدها دائمًا في حسابك.",
  submit: "إيقاف الرسائل",
  done: "لن تصلك هذه الرسائل بعد الآن. يمكنك تشغيلها مجددًا من تفضيلات البريد.",
  preferences: "تفضيلات البريد",
  unknown: "هذا الرابط غير صالح. يمكنك إيقاف هذه الرسائل من تفضيلات البريد.",
};
