import type { sessions as english } from "../en/sessions.ts";
import type { Translated } from "../texts.ts";
import { plural } from "./grammar.ts";

const countries = new Intl.DisplayNames("ar", { type: "region" });

export const sessions: Translated<typeof english> = {
  title: "أماكن تسجيل دخولك",
  lead: "تدوم كل جلسة 12 ساعة على الأكثر. هل ترى جلسة لا تعرفها؟ سجّل الخروج من كل الأماكن الأخرى، ثم غيّر كلمة المرور.",
  here: "هذا المتصفح",
  country: (code: string) => countries.of(code) ?? code,
  signedIn: "تسجيل الدخول",
  used: "آخر استخدام",
  endOthers: "تسجيل الخروج من كل الأماكن الأخرى",
  onlyHere: "ليست لديك جلسة مفتوحة في مكان آخر.",
  ended: (count: number) =>
    plural(count, {
      zero: "لم تنتهِ أي جلسة أخرى",
      one: "انتهت جلسة أخرى واحدة",
      two: "انتهت جلستان أخريان",
      few: "انتهت # جلسات أخرى",
      other: "انتهت # جلسة أخرى",
    }),
};
