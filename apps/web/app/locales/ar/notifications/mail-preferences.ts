import type { Translated } from "../../texts.ts";
import type { mailPreferences as english } from "../../en/notifications/mail-preferences.ts";

export const mailPreferences: Translated<typeof english> = {
  title: "رسائل البريد التي تختارها",
  lead: "أيًا كان اختيارك هنا، ستجد كل شيء في حسابك.",
  saved: "تم الحفظ",
  kinds: {
    openingsOfDay: { label: "تأكيد عمليات الفتح", hint: "رسالة واحدة عن كل يوم فتحت فيه صناديق" },
    shipmentSent: { label: "الشحنة في الطريق", hint: "عند انطلاقها، وعند وصولها اليوم، وعند احتجازها لدى شركة الشحن" },
    wishNews: { label: "قائمة الأمنيات", hint: "عندما ينخفض سعر أو يعود منتج إلى المخزون" },
  },
  always: {
    title: "رسائل تصلك دائمًا",
    lead: "يفرضها القانون أو تحمي حسابك، لذلك لا يمكن إيقافها.",
    orders: { label: "الطلبات والمدفوعات", hint: "التأكيدات وحالات الإلغاء وردّ المبالغ" },
    security: { label: "الأمان", hint: "عمليات تسجيل الدخول الجديدة وتغيير كلمة المرور والدخول بخطوتين" },
  },
};
