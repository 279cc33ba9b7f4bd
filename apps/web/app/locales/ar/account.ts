import type { account as english } from "../en/account.ts";
import type { Translated } from "../texts.ts";
import { isolate } from "./grammar.ts";

export const account: Translated<typeof english> = {
  title: "إعدادات الحساب",
  tabs: "الإعدادات",
  names: {
    Profile: "الملف الشخصي",
    Addresses: "العناوين",
    Fairness: "النزاهة",
    Notifications: "الإشعارات",
    Security: "الأمان",
  },
  profile: {
    title: "بياناتك",
    userName: "اسم المستخدم",
    email: "البريد الإلكتروني",
    fixed: "لا يمكن تغيير اسم المستخدم والبريد الإلكتروني.",
    phoneNumber: "رقم الهاتف",
    phoneHint: `مع رمز البلد، مثل ${isolate("+31612345678")}`,
    save: "حفظ الملف الشخصي",
    saved: "تم حفظ الملف الشخصي",
  },
  addresses: {
    title: "عناوينك",
    none: "ليس لديك عنوان بعد.",
    remove: (label: string) => `حذف العنوان: ${isolate(label)}`,
    removeTitle: "حذف هذا العنوان؟",
    removeText: "يبقى العنوان في الطلبات والشحنات التي أُرسلت إليه.",
    keep: "الإبقاء على العنوان",
    confirm: "حذف العنوان",
    removed: "تم حذف العنوان",
    makeDefault: "جعله الافتراضي",
    isDefaultNow: (label: string) => `عنوانك الافتراضي الآن: ${isolate(label)}`,
  },
  fairness: {
    title: "نصيبك في كل سحب",
    lead: "تدخل بذرة العميل الخاصة بك في كل عملية فتح. غيّرها متى شئت.",
  },
  security: {
    title: "تغيير كلمة المرور",
    lead: "تبقى جلستك هنا مفتوحة. وتنتهي كل الجلسات الأخرى.",
    currentPassword: "كلمة المرور الحالية",
    same: "يجب أن تختلف كلمة المرور الجديدة عن الحالية",
    mustMatch: "يجب أن تتطابق كلمتا المرور",
    save: "تغيير كلمة المرور",
    saved: "تم تغيير كلمة المرور. انتهت الجلسات الأخرى.",
  },
  unsaved: {
    title: "المغادرة دون حفظ؟",
    text: "ما غيّرته هنا لم يُحفظ بعد.",
    stay: "البقاء",
    leave: "مغادرة",
  },
};
