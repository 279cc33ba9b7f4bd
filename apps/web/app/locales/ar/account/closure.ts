import type { closure as english } from "../../en/account/closure.ts";
import type { Translated } from "../../texts.ts";
import { isolate, plural } from "../grammar.ts";

const pieces = (count: number) =>
  plural(count, {
    zero: "لا قطع",
    one: "قطعة واحدة",
    two: "قطعتان",
    few: "# قطع",
    many: "# قطعة",
    other: "# قطعة",
  });

export const closure: Translated<typeof english> = {
  title: "إغلاق حسابي",
  lead: "عندها نحذف اسمك وبريدك الإلكتروني ورقم هاتفك وعناوينك، ولا يستطيع أحد تسجيل الدخول بعد ذلك. تبقى فواتير الطلبات ما دام القانون يطلب ذلك. يمكنك أولًا استعمال ما تملكه أو بيعه أو طلب شحنه.",
  items: "القطع في مقتنياتك",
  itemsOf: (count: number, worth: string) =>
    count === 0 ? "لا شيء" : `${pieces(count)}، يمكنك بيعها مقابل ${isolate(worth)}`,
  balance: "الرصيد",
  returned: "يعود إلى حيث عبّأت منه",
  rest: "لا يمكن ردّه: أنفقه أو تنازل عنه",
  refused: (amount: string) =>
    `دُفع منه ${isolate(amount)} بالبطاقة، لكن لا يمكن ردّه إليها. تواصل معنا قبل أن تتنازل عنه.`,
  waits: "يمكن إغلاق حسابك بعد انتهاء ما يلي:",
  beginNow: "يمكنك البدء اليوم، وتُفتح الخطوة الأخيرة بعد ذلك.",
  holds: {
    Payment: "دفعة جارية. تنتهي خلال ساعة.",
    Refund: "أموال في طريقها إليك.",
    Shipment: "طرد لم يصل بعد.",
    Withdrawal: "عدول أو إرجاع لم ينتهِ بعد.",
    Payout: "دفعة أرباح لم تصل إلى مصرفك بعد.",
    Owed: "مبلغ طلب ما زلنا مدينين لك به، لأن مزوّد بطاقتك رفض إعادته. يرجى التواصل معنا.",
    Chargeback: "دفعة استردّها مصرفك. يرجى التواصل معنا.",
    Case: "أمر نراجعه. يرجى التواصل معنا.",
    Review: "أمر نراجعه. يرجى التواصل معنا.",
    Wait: "يومان من البداية، لتتمكن من التراجع إن لم تكن أنت من بدأ.",
  },
  begin: {
    button: "إغلاق حسابي",
    title: "بدء إغلاق حسابك؟",
    text: "من الآن لا يفتح الحساب الصناديق ولا يقبل تعبئة الرصيد. يمكنك مع ذلك بيع ما تملكه وطلب شحنه وإنفاقه، والتراجع حتى النهاية.",
    confirm: "بدء",
  },
  keep: "رجوع",
  keepAccount: "الإبقاء على حسابي",
  closing: (since: string) => `أنت تغلق حسابك منذ ${isolate(since)}. الصناديق وتعبئة الرصيد متوقفة.`,
  confirmed: "أموالك في طريقها إليك. يُغلق حسابك من تلقاء نفسه بعد وصولها، خلال 14 يومًا.",
  use: { inventory: "بع قطعك أو اطلب شحنها", shop: "أنفق رصيدك" },
  end: {
    button: "الإغلاق نهائيًا",
    title: "إغلاق حسابك نهائيًا؟",
    returns: (amount: string) => `يعود ${isolate(amount)} إلى حيث عبّأت منه، خلال 14 يومًا.`,
    givesUpItems: (count: number) => `تتنازل عن ${pieces(count)}.`,
    givesUpMoney: (amount: string) => `تتنازل عن ${isolate(amount)} من رصيدك.`,
    text: "لا يمكن التراجع عن ذلك.",
  },
  closed: "تم إغلاق حسابك",
};
