import type { complaints as english } from "../../en/cases/complaints.ts";
import type { Translated } from "../../texts.ts";
import { isolate, plural } from "../grammar.ts";

const days = (count: number) =>
  plural(count, { zero: "0 يوم", one: "يوم واحد", two: "يومين", few: "# أيام", many: "# يومًا", other: "# يوم" });

export const complaints: Translated<typeof english> = {
  title: "الشكاوى",
  description: (brand) => `كيف تقدّم شكوى إلى ${isolate(brand)}، ومتى تصلك الإجابة، ومن غيرنا يمكنه المساعدة.`,
  limits: (count) => `نؤكد فورًا بالبريد الإلكتروني أن شكواك وصلتنا، ونرد عليها خلال ${days(count)}. لا يلزمك حساب.`,
  byMail: "أو اكتب إلى",
  adr: "إن لم نتفق",
  body: "يمكنك اللجوء إلى هذه الجهة للتسوية البديلة للنزاعات:",
  noBody: "يمكنك اللجوء إلى جهة حماية المستهلك أو جهة التسوية البديلة للنزاعات في البلد الذي تعيش فيه.",
  name: "الاسم",
  reference: "رقم الطلب أو الشحنة",
  text: "ماذا حدث؟",
  send: "إرسال الشكوى",
  sent: (number, day) => `وصلتنا شكواك. رقمها ${isolate(number)}. تصلك رسالة الآن، ويصلك ردّنا حتى ${isolate(day)}.`,
};
