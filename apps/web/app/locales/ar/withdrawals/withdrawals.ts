import type { withdrawals as english } from "../../en/withdrawals/withdrawals.ts";
import type { Translated } from "../../texts.ts";
import { isolate } from "../grammar.ts";

export const withdrawals: Translated<typeof english> = {
  title: "العدول عن عقد",
  lead: "أعد ما طلبته. لديك 14 يومًا من الاستلام لتغيّر رأيك دون ذكر سبب.",
  noAccount: "لا حاجة إلى حساب.",
  about: "عمّ تعدل؟",
  order: "طلب أو شحنة",
  topUp: "عمليات شحن رصيدي",
  topUpText: "يُردّ إليك ما بقي منها",
  otherOrder: "طلب آخر أو شحنة أخرى",
  otherOrderText: "تحتاج إلى رقمه",
  until: (day) => `متاح حتى ${isolate(day)}`,
  choose: "اختر ما تعدل عنه",
  number: "رقم الطلب أو الشحنة",
  numberHint: `مثل ${isolate("O-204417730956")}، وتجده في رسالة طلبك.`,
  name: "اسمك",
  email: "البريد الإلكتروني للطلب",
  emailTopUp: "البريد الإلكتروني لحسابك",
  topUpHint: "لم تسجّل الدخول؟ نرسل إذن رابطًا إلى هذا العنوان لنعرف أن الحساب لك.",
  submit: "تأكيد العدول",
  doneTitle: "استلمنا عدولك",
  done: (number: string, time: string) => `استُلم العدول ${isolate(number)} في ${time}.`,
  mailed: (email: string) => `أرسلنا إلى ${isolate(email)} رسالة تأكيد. إذا أُرسلت إليك منتجات، فأعدها خلال 14 يومًا.`,
  open: "العدول عن العقد من هنا",
  toShop: "العودة إلى المتجر",
  follows: {
    title: "ماذا بعد",
    mail: "نؤكد فورًا بالبريد الإلكتروني.",
    send: "إذا أُرسلت إليك المنتجات، فأعدها خلال 14 يومًا.",
    refund: "يصلك المبلغ خلال 14 يومًا، أو عند عودة المنتجات.",
  },
  confirm: {
    title: "تأكيد العدول",
    text: "اضغط الزر لتأكيد عدولك عن عمليات شحن رصيدك.",
    submit: "تأكيد العدول",
    done: "شكرًا لك. إن كان هناك حساب بعنوانك، فسنردّ ما بقي من عمليات الشحن في آخر سنة و14 يومًا.",
    unknown: "هذا الرابط ناقص أو ليس منا. افتحه من الرسالة مرة أخرى.",
  },
};
