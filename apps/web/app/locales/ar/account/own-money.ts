import type { ownMoney as english } from "../../en/account/own-money.ts";
import type { Translated } from "../../texts.ts";
import { isolate } from "../grammar.ts";

export const ownMoney: Translated<typeof english> = {
  title: "استرجاع أموالي",
  lead: "المال الذي دفعته بالبطاقة ولم تنفقه يعود إلى البطاقة التي دفعته.",
  balance: "الرصيد",
  own: "مالك أنت",
  amount: "المبلغ باليورو",
  hint: "يُنفق ما دفعته قبل ما ربحته، لذلك تبقى الأرباح في رصيدك.",
  send: (amount: string) => `إعادة ${isolate(amount)}`,
  stays: "يبقى في رصيدك",
  follows: {
    title: "ماذا بعد",
    leaves: "يخرج المبلغ من رصيدك الآن ولا يمكن التراجع عن ذلك.",
    card: "يعود إلى البطاقة التي دفعته.",
    bank: "يظهر في بنكك بعد بضعة أيام.",
  },
  keep: "إلغاء",
  askText: "يخرج المبلغ من رصيدك الآن ولا يمكن التراجع عن ذلك. تحتاج البنوك إلى بضعة أيام.",
  nothing: "ليس في رصيدك مال دفعته ولم تنفقه.",
  notOffered: "هذا غير متاح في بلدك.",
  held: "لا يمكن إعادة هذا المبلغ الآن. حاول لاحقًا أو تواصل معنا.",
  list: "ما أُعيد",
  link: "إعادة المال إلى بطاقتي",
  payOut: "دفع الأرباح",
  refused: (amount) => `لا يمكن إعادة ${amount} تلقائيًا: رفضته البطاقة، أو مضى على دفعه أكثر من سنة. تواصل معنا.`,
  ask: (amount) => `إعادة ${amount}؟`,
  sent: (amount) => `${amount} في طريقه إليك`,
  part: (amount, day) => `${amount} من دفعة ${day}`,
  states: {
    Requested: "مطلوب",
    Sent: "في الطريق",
    Arrived: "وصل إلى بنكك",
    CameBack: "عاد إلى رصيدك",
    Refused: "مرفوض، وعاد إلى رصيدك",
  },
};
