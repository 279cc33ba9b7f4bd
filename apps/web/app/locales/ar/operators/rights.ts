import type { rightsTexts as english } from "../../en/operators/rights.ts";
import type { Translated } from "../../texts.ts";

export const rightsTexts: Translated<typeof english> = {
  changed: {
    text: "تغيّرت صلاحياتك. تعرض القائمة ما يمكنك فعله الآن؛ أعد تحميل الصفحة لاستخدامه هنا.",
    reload: "إعادة التحميل",
  },
  granted: {
    title: "أصبحت مشغّلًا",
    text: "مُنحت إمكانية الدخول إلى لوحة التحكم. سجّل الدخول مجددًا لاستخدامها.",
    signIn: "تسجيل الدخول مجددًا",
  },
};
