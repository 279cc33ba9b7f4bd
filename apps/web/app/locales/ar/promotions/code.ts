import type { promoCode as english } from "../../en/promotions/code.ts";
import type { Translated } from "../../texts.ts";
import { isolate } from "../grammar.ts";

export const promoCode: Translated<typeof english> = {
  use: "استخدام رمز",
  label: "الرمز",
  apply: "تطبيق",
  remove: "إزالة الرمز",
  used: (code) => `الرمز ${isolate(code)}`,
  takes: (amount) => `يخصم ${amount}`,
  freeShipping: "الشحن مجاني",
  refusals: {
    Unknown: "لا نعرف هذا الرمز. تحقّق من كتابته.",
    UsedUp: "استُنفد هذا الرمز.",
    NotForThese: "هذا الرمز ليس لهذه المنتجات.",
    BelowMinimum: "ثمن المنتجات التي يشملها هذا الرمز أقل من المطلوب.",
    FirstOrder: "هذا الرمز للطلب الأول فقط.",
    SignIn: "سجّل الدخول لاستخدام هذا الرمز.",
    OnlySent: "هذا الرمز للطلبات التي نرسلها إليك فقط.",
  },
};
