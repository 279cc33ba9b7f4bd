import type { gifts as english } from "../../en/gifts/gifts.ts";
import type { Translated } from "../../texts.ts";
import { isolate } from "../grammar.ts";

export const gifts: Translated<typeof english> = {
  title: "رموز الهدايا",
  lead: "استخدم رمزًا حصلت عليه، فيُضاف مبلغه إلى رصيدك.",
  redeemTitle: "استخدام رمز",
  code: "رمز الهدية",
  hint: `20 حرفًا ورقمًا، مثل ${isolate("7K3MQ-9AW0X-HT5RB-2C8NE")}. يُحتسب كشحن للرصيد ضمن حدودك.`,
  addressHint: "نحتاج أولًا إلى عنوانك، لأن قواعد بلدك تسري على مبلغ الرمز.",
  redeem: "استخدام",
  mistake: (letters: number) => `يتكوّن رمز الهدية من ${letters} حرفًا ورقمًا`,
  redeemed: (amount: string) => `أُضيف ${isolate(amount)} إلى رصيدك`,
  link: "استخدام رمز هدية",
  states: { Held: "محجوز ليوم", Active: "لم يُستخدم بعد", Redeemed: "مستخدم", Expired: "منتهٍ", Void: "ملغى" },
  about: {
    title: "بطاقات الهدايا",
    text: "أهدِ شخصًا رصيدًا في المتجر، وهو يختار ما يصير إليه.",
    how: "كيف يعمل ذلك",
    amount: (least: string, most: string) =>
      `اختر أي مبلغ من ${isolate(least)} إلى ${isolate(most)}، وادفعه بالبطاقة أو بطريقة أخرى، لا من رصيدك.`,
    points: {
      mail: "نرسل إليك رمزًا بالبريد لتعطيه لغيرك. يمكن استخدامه بعد يوم من دفعك.",
      once: "يعمل مرة واحدة لكل من يُدخله. تذكر الرسالة تاريخ انتهائه.",
      limits: "يُحتسب ضمن حدودك عند الشراء، وضمن حدود من يستخدمه، ولا يمكن سحبه نقدًا.",
      lost: "هل فقدته؟ ما لم يستخدمه أحد، يمكنك الحصول على رمز جديد بدلًا منه.",
    },
  },
  buy: {
    title: "شراء بطاقة هدية",
    link: "بطاقات الهدايا",
    lead: "نرسل الرمز إليك وأنت تعطيه. تُستحق ضريبة القيمة المضافة عند الإنفاق.",
    usual: "المبالغ المعتادة",
    amount: "المبلغ باليورو",
    range: (least: string, most: string) => `من ${isolate(least)} إلى ${isolate(most)}`,
    mistake: (least: string, most: string) => `اكتب مبلغًا من ${isolate(least)} إلى ${isolate(most)}`,
    address: "عنوان الفوترة",
    pay: (amount: string) => `المتابعة لدفع ${isolate(amount)}`,
    paying: (amount: string) => `بطاقة هدية بقيمة ${isolate(amount)}`,
    card: "بيانات البطاقة",
    change: "تغيير المبلغ",
    paid: "دُفع ثمن بطاقة هديتك",
    mailed: "أرسلنا إليك رمزها بالبريد. يمكن استخدامه بعد يوم.",
    failed: "لم يتم الدفع",
    failedText: "لم يُشترَ شيء. يمكنك المحاولة مرة أخرى، وببطاقة أخرى أيضًا.",
    again: "حاول مرة أخرى",
    missing: "لا نجد هذه الدفعة.",
  },
  bought: {
    title: "بطاقات هدايا اشتريتها",
    hint: "لا نعرف إلا حالة الرمز، لا الرمز نفسه. الرمز الجديد يُبطل القديم.",
    dates: (from: string, until: string) => `اشتُريت في ${isolate(from)}، وتسري حتى ${isolate(until)}`,
    held: (from: string) => `يمكن استخدامها ابتداءً من ${isolate(from)}`,
    renew: "الحصول على رمز جديد",
    renewed: "هذا هو الرمز الجديد، ويظهر هذه المرة فقط. أرسلناه إليك بالبريد أيضًا.",
  },
};
