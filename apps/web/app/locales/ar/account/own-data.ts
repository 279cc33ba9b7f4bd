import type { ownData as english } from "../../en/account/own-data.ts";
import type { Translated } from "../../texts.ts";
import { isolate } from "../grammar.ts";

export const ownData: Translated<typeof english> = {
  signInAgain: "يرجى تسجيل الخروج ثم الدخول من جديد، والمحاولة مرة أخرى خلال عشر دقائق.",
  download: {
    title: "تنزيل بياناتي",
    lead: `كل ما خزّناه عنك في ملف ${isolate("JSON")} واحد: حسابك وطلباتك ومدفوعاتك وعمليات الفتح مع إثباتاتها وغير ذلك. احفظه في مكان آمن.`,
    button: "تنزيل بياناتي",
  },
};
