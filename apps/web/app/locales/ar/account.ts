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
    Data: "بياناتك",
  },
  profile: {
    title: "البيانات الشخصية",
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
    none: "لا عناوين محفوظة بعد.",
    remove: (label: string) => `حذف العنوان: ${isolate(label)}`,
    removeTitle: "حذف هذا العنوان؟",
    removeText: "لا يؤثر ذلك في الطلبات والشحنات الحالية.",
    keep: "الإبقاء على العنوان",
    confirm: "حذف العنوان",
    removed: "تم حذف العنوان",
    makeDefault: "جعله الافتراضي",
    isDefaultNow: (label: string) => `عنوانك الافتراضي الآن: ${isolate(label)}`,
  },
  fairness: {
    title: "دورك في كل سحب",
    lead: "بذرة العميل الخاصة بك جزء من كل عملية فتح. يمكنك تغييرها متى شئت.",
  },
  security: {
    title: "تغيير كلمة المرور",
    lead: "يؤدي ذلك إلى تسجيل خروجك من كل الأماكن الأخرى.",
    currentPassword: "كلمة المرور الحالية",
    same: "يجب أن تختلف كلمة المرور الجديدة عن الحالية",
    mustMatch: "كلمتا المرور غير متطابقتين",
    save: "تغيير كلمة المرور",
    saved: "تم تغيير كلمة المرور، وتسجيل خروجك من كل الأماكن الأخرى.",
  },
  unsaved: {
    title: "المغادرة دون حفظ؟",
    text: "لديك تغييرات غير محفوظة.",
    stay: "البقاء",
    leave: "مغادرة",
  },
};
