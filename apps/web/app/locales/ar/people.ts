import type { OrderFlag, TimelineTopic, TransactionType } from "@trove/contract/statuses";
import type { people as english } from "../en/people.ts";
import type { Translated } from "../texts.ts";
import { isolate, plural } from "./grammar.ts";
import { nouns } from "./nouns.ts";

const flags = {
  LatePayment: "دُفع متأخرًا",
  Chargeback: "استرجاع بنكي",
  Refund: "رُدّ المال",
} as const satisfies Record<OrderFlag, string>;

const topics = {
  Money: "المال",
  Openings: "عمليات الفتح",
  Orders: "الطلبات",
  Sessions: "الجلسات",
  Notes: "الملاحظات",
  Acts: "المشغّلون",
} as const satisfies Record<TimelineTopic, string>;

const transactions = {
  TopUp: "تعبئة رصيد",
  BoxOpening: "عملية فتح",
  Sale: "بيع",
  ItemPurchase: "شراء",
  Shipping: "شحن",
} as const satisfies Record<TransactionType, string>;

/** Texts of operators' actions, by the endpoint's name. An action without a text is shown by that name. */
const acts: Readonly<Record<string, string>> = {
  endPersonSessions: "تسجيل الخروج من كل مكان",
  mailPersonPassword: "إرسال رابط إعادة تعيين كلمة المرور",
  correctPersonIdentity: "تصحيح تاريخ الميلاد أو البلد",
  decideIdentity: "اتُّخذ قرار بشأن الهوية",
  liftExclusion: "رُفع استبعاد تابع لحساب آخر",
  changePersonClosure: "تغيّر إغلاق الحساب",
  startPersonBreak: "بدء استراحة",
  resetPersonFactors: "إيقاف تسجيل الدخول بخطوتين",
  creditPerson: "منح رصيد ترضية",
  grantAdmin: "التعيين مسؤولًا",
  revokeAdmin: "إلغاء دور المسؤول",
  holdShipments: "تغيير تعليق الشحنات",
  lockPerson: "تغيير قفل الحساب",
};

export const people: Translated<typeof english> = {
  title: "المستخدمون",
  lead: "كل من لديه حساب. ابحث بالاسم أو البريد الإلكتروني أو اسم المستخدم أو رقم الطلب أو الشحنة أو المعرّف.",
  search: "ابحث في المستخدمين",
  results: (count: number) =>
    plural(count, {
      zero: "لا مستخدمين",
      one: "مستخدم واحد",
      two: "مستخدمان",
      few: "# مستخدمين",
      many: "# مستخدمًا",
      other: "# مستخدم",
    }),
  empty: "لا مستخدمين",
  views: { all: "الكل", locked: "مقفلة", onHold: "معلّقة" },
  countsAlone: "يُحتسب وحده فورًا. يجب أن يوافق شخص ثانٍ على ذلك.",
  birthDate: "تاريخ الميلاد",
  residence: "بلد الإقامة",
  phone: "الهاتف",
  id: "المعرّف",
  balance: "الرصيد",
  inventory: "المقتنيات",
  items: (count: number) => plural(count, nouns.items),
  sessions: "الجلسات",
  sessionsOf: (count: number) =>
    plural(count, {
      zero: "لا جلسة مفتوحة",
      one: "في مكان واحد",
      two: "في مكانين",
      few: "في # أماكن",
      many: "في # مكانًا",
      other: "في # مكان",
    }),
  marks: { active: "نشط", locked: "مقفل", onHold: "معلّق", admin: "مسؤول" },
  held: (by: string, at: string, reason: string) =>
    `شحنات هذا الشخص معلّقة بقرار ${isolate(by)} منذ ${isolate(at)}: ${isolate(reason)}`,
  closure: {
    Closing: (at: string) => `يغلق صاحب هذا الحساب حسابه منذ ${isolate(at)}.`,
    Asked: (at: string) => `يجري إغلاق هذا الحساب منذ ${isolate(at)} بطلب كتابي من صاحبه.`,
    Closed: (at: string) => `أغلق صاحب هذا الحساب حسابه بتاريخ ${isolate(at)}.`,
  },
  left: {
    soldFor: (items: string, worth: string) => `${items}، تباع مقابل ${isolate(worth)}`,
    returned: "يعود إلى البطاقات التي دفعته",
    own: "دفعه الشخص، ويجب إرساله",
    givenUp: "يُتنازل عنه",
    refused: (amount: string) =>
      `دُفع منه ${isolate(amount)} بالبطاقة، لكن لا يمكن ردّه إليها تلقائيًا. حاول أولًا ردّه بطريقة أخرى.`,
    waits: "يمكن إغلاق الحساب بعد انتهاء ما يلي:",
    holds: {
      Payment: "دفعة جارية",
      Refund: "أموال في طريق العودة",
      Payout: "دفعة أرباح لم تصل إلى المصرف",
      Shipment: "طرد لم يصل بعد",
      Withdrawal: "عدول أو إرجاع لم ينتهِ بعد",
      Owed: "مبلغ مستحق لبطاقة رُفض رده إليها",
      Chargeback: "مبلغ معترض عليه لم يعالجه أحد",
      Case: "حالة مفتوحة",
      Review: "حالة مفتوحة، أو مبلغ معترض عليه لم يعالجه أحد",
      Wait: "48 ساعة من البداية",
    },
  },
  back: "كل المستخدمين",
  about: "الحساب",
  parts: {
    label: "النشاط",
    timeline: "الخط الزمني",
    orders: "الطلبات",
    inventory: "المقتنيات",
    protection: "الحماية",
    history: "سجل التغييرات",
  },
  topics: { label: "الموضوع", all: "الكل", ...topics },
  more: "عرض الأسبق",
  nothing: "لا شيء هنا بعد",
  flags,
  transactions,
  balanceAfter: (amount: string) => `الرصيد ${isolate(amount)}`,
  opened: (box: string, item: string) => `فتح ${isolate(box)}: ${isolate(item)}`,
  worth: (amount: string) => `بقيمة ${isolate(amount)}`,
  voids: {
    INSUFFICIENT_BALANCE: (box: string) => `لم يُفتح ${isolate(box)}: لم يكفِ الرصيد`,
    ACCOUNT_BLOCKED: (box: string) => `لم يُفتح ${isolate(box)}: كان الحساب مقفلًا أو كان العرض قد انتهى`,
    other: (box: string, reason: string) => `لم يُفتح ${isolate(box)}: ${isolate(reason)}`,
  },
  payments: {
    Pending: (purpose: string) => `بدأت دفعة: ${purpose}`,
    Success: (purpose: string) => `استُلمت دفعة: ${purpose}`,
    Failed: (purpose: string) => `فشلت دفعة: ${purpose}`,
  },
  purposes: { TopUp: "تعبئة رصيد", Purchase: "طلب", Gift: "رمز هدية" },
  refunded: (amount: string) => `رُدّ ${isolate(amount)}`,
  chargedBack: (amount: string) => `استرجع البنك ${isolate(amount)}`,
  ordered: (number: string) => `الطلب ${isolate(number)}`,
  shipment: (number: string, status: string) => `الشحنة ${isolate(number)}: ${status}`,
  signedIn: "تسجيل دخول",
  signedOut: (at: string) => `حتى ${isolate(at)}`,
  noted: (by: string) => `ملاحظة من ${isolate(by)}`,
  acts,
  actBy: (by: string, reason: string) => (reason === "" ? by : `${isolate(by)}: ${isolate(reason)}`),
  order: { number: "الطلب", placed: "تاريخ الطلب", status: "الحالة", flag: "للمراجعة", total: "الإجمالي" },
  piece: { name: "المنتج", since: "منذ", status: "الحالة", value: "القيمة السوقية" },
  fields: { reason: "السبب", amount: "المبلغ باليورو", text: "الملاحظة", payee: "المستفيد" },
  payeeHint: "الاسم وآخر أربعة أحرف من رقم الحساب",
  amountRange: (most: string) => `${isolate(most)} على الأكثر`,
  amountMistake: (most: string) => `يجب أن يكون المبلغ بين ${isolate("€0.01")} و${isolate(most)}`,
  cancel: "إلغاء",
  actions: {
    lock: {
      open: "قفل الحساب",
      explain: "يُسجَّل خروج الشخص فورًا ولا يستطيع تسجيل الدخول. وتنتهي عمليات الفتح غير المكتملة بلا خصم.",
      done: "تم قفل الحساب",
    },
    unlock: {
      open: "فتح قفل الحساب",
      explain: "يستطيع الشخص تسجيل الدخول من جديد.",
      done: "تم فتح قفل الحساب",
    },
    credit: {
      open: "منح رصيد ترضية",
      explain: "يراه الشخص في معاملاته بوصفه رصيد ترضية.",
      done: "أُضيف المبلغ إلى الرصيد",
    },
    signOut: {
      open: "تسجيل الخروج من كل مكان",
      explain: "تنتهي كل جلسات الشخص فورًا.",
      done: "تم تسجيل خروج الشخص",
    },
    password: {
      open: "إرسال رابط كلمة المرور",
      explain: "تصل الشخصَ رسالة فيها رابط لتعيين كلمة مرور جديدة.",
      done: "تم إرسال الرسالة",
    },
    factors: {
      open: "إيقاف تسجيل الدخول بخطوتين",
      explain:
        "لمن فقد كل وسائله. تأكد أولًا من هويته: فبعد ذلك تكفيه كلمة المرور وحدها لتسجيل الدخول. تصله رسالة بالبريد الإلكتروني، وتنتهي كل جلساته.",
      done: "تم إيقاف تسجيل الدخول بخطوتين",
    },
    identity: {
      open: "تصحيح تاريخ الميلاد أو البلد",
      explain: "تحقّق من وثيقة أولًا. يسري التصحيح فورًا، ويبقى البلد السابق محسوبًا معه لبعض الوقت.",
      done: "تم التصحيح",
    },
    lift: {
      open: "رفع الاستبعاد",
      explain:
        "لم يستبعد هذا الشخص نفسه، بل يتبع الاستبعاد حسابًا آخر بدا أنه له. لا ترفعه إلا إذا كان ذلك الحساب لشخص آخر. ويلزم أن يوافق شخص ثانٍ.",
      done: "رُفع الاستبعاد",
    },
    close: {
      open: "إغلاق الحساب",
      explain:
        "طلب الشخص ذلك كتابةً. لا يفتح الحساب الصناديق ولا يقبل تعبئة الرصيد بعد الآن، ويتلقى الشخص رسالة: أمامه 48 ساعة للتراجع. يجب أن يوافق شخص ثانٍ.",
      done: "بدأ الإغلاق",
    },
    reopen: {
      open: "التراجع عن الإغلاق",
      explain: "يريد الشخص الإبقاء على الحساب. يمكن استعماله فورًا.",
      done: "يبقى الحساب مفتوحًا",
    },
    end: {
      open: "إغلاق الحساب نهائيًا",
      explain:
        "ما بقي يعود الآن أو يُتنازل عنه كما هو مبيّن. يُحذف الاسم والبريد الإلكتروني والعناوين، ولا يستطيع أحد تسجيل الدخول بعد ذلك. لا يمكن التراجع عن ذلك. يجب أن يوافق شخص ثانٍ.",
      done: "يجري إغلاق الحساب",
    },
    transfer: {
      open: "إرسال بتحويل بنكي",
      explain:
        "لا تقبل أي بطاقة ما دفعه صاحب هذا الحساب المغلق. بعد أن يوافق شخص ثانٍ يرسل بنكك هذا المبلغ بالضبط إلى المستفيد، وليس قبل ذلك أبدًا. ولا يبقى المبلغ في الرصيد من حينها. أما ما رُبح أو مُنح فيبقى ويمكن الاحتفاظ به.",
      done: "طُلب التحويل البنكي",
    },
    keep: {
      open: "الاحتفاظ بالرصيد",
      explain:
        "لم يعد ممكنًا الدفع لأحد: تعذّر الوصول إلى صاحب الحساب، أو تنازل عن المال. يُنقل الرصيد إلى الترضيات. يجب أن يوافق شخص ثانٍ.",
      done: "احتُفظ بالرصيد",
    },
    break: {
      open: "بدء استراحة",
      explain:
        "تُغلق الصناديق وشحن الرصيد فورًا، وتصل رسالة إلى الشخص. لا يستطيع أحد إنهاء الاستراحة قبل موعدها، ولا حتى أنت. ويستمر الاستبعاد إلى أن يعيد الشخص فتح الحساب.",
      done: "بدأت الاستراحة",
    },
    hold: {
      open: "تعليق الشحنات",
      explain: "لا تتم الموافقة على شحنات الشخص ولا تجهيزها حتى تستأنفها. ولا يُبلَّغ الشخص بذلك.",
      done: "تم تعليق الشحنات",
    },
    release: {
      open: "استئناف الشحنات",
      explain: "يمكن من جديد الموافقة على شحنات الشخص وتجهيزها.",
      done: "استؤنفت الشحنات",
    },
    case: {
      open: "فتح قضية",
      explain: "لينظر فيها المشغّلون معًا. إن كانت للشخص قضية مفتوحة، فسيُضاف السبب إليها.",
      done: "فُتحت القضية",
    },
    note: { open: "كتابة ملاحظة", explain: "لا يراها إلا المشغّلون.", done: "تم حفظ الملاحظة" },
  },
};
