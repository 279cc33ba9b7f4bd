import type { CaseKind, CaseOutcome, CaseStatus } from "@trove/contract/statuses";
import type { cases as english } from "../en/cases.ts";
import type { Translated } from "../texts.ts";
import { isolate, plural } from "./grammar.ts";

const statuses = {
  Open: "مفتوحة",
  InReview: "قيد المراجعة",
  Closed: "مغلقة",
} as const satisfies Record<CaseStatus, string>;

const outcomes = {
  Fraud: "احتيال",
  NoFraud: "لا احتيال",
  Upheld: "الحق مع العميل",
  Rejected: "الحق مع المتجر",
  Unclear: "غير واضح",
  Protected: "تمت حماية الشخص",
  NoConcern: "لا داعي للقلق",
} as const satisfies Record<CaseOutcome, string>;

const kinds = {
  SharedAddress: "عنوان مشترك",
  ManyAccounts: "حسابات كثيرة",
  FastShipping: "شحن سريع",
  Chargeback: "استرجاع بنكي",
  SharedExclusion: "يشبه حسابًا مستبعدًا",
  Dispute: "نزاع",
  RisingSpend: "إنفاق متصاعد",
  NightPlay: "لعب ليلي",
  RaiseAfterLoss: "رفع الحد بعد خسارة",
  ReturnedTopUps: "إرجاع مبالغ التعبئة",
  Withdrawal: "عدول",
  IdentityCheck: "هوية بانتظار الفحص",
  SharedIdentity: "تحقق مكرر",
  OddPayout: "دفعة غير سليمة",
  Complaint: "شكوى",
} as const satisfies Record<CaseKind, string>;

export const cases: Translated<typeof english> = {
  title: "القضايا",
  lead: "نشاط مريب وعلامات ضرر وجدها المتجر أو أبلغ عنها المشغّلون.",
  results: (count: number) =>
    plural(count, {
      zero: "لا قضايا",
      one: "قضية واحدة",
      two: "قضيتان",
      few: "# قضايا",
      other: "# قضية",
    }),
  empty: "لا قضايا",
  all: "الكل",
  flagged: "طلبات عليها علامة",
  peopleCount: (count: number) =>
    plural(count, {
      zero: "لا أحد",
      one: "شخص واحد",
      two: "شخصان",
      few: "# أشخاص",
      many: "# شخصًا",
      other: "# شخص",
    }),
  nobody: "لا أحد",
  byHand: "فُتحت يدويًا",
  outcome: "النتيجة",
  choose: "اختر نتيجة",
  back: "كل القضايا",
  statuses,
  outcomes,
  kinds,
  closedAs: (outcome: string) => `مغلقة: ${outcome}`,
  found: "ما تم رصده",
  nothingFound: "لم يُرصد شيء تلقائيًا.",
  signals: {
    SharedAddress: (accounts: string) => `عنوان مشترك مع حساب مقفل: عدد الحسابات التي تستخدمه ${isolate(accounts)}`,
    ManyAccounts: (accounts: string) => `عنوان واحد لعدة حسابات، عددها ${isolate(accounts)}`,
    FastShipping: (amount: string, minutes: string) =>
      `طلب شحن ما قيمته ${isolate(amount)} بعد ${isolate(minutes)} من تعبئة رصيد`,
    Chargeback: (amount: string) => `استرجع البنك ${isolate(amount)}`,
    SharedExclusion: "يشترك في عنوان أو بطاقة أو هاتف أو بريد إلكتروني أو اسم مع حساب مستبعد",
    Dispute: "عملية فتح متنازع عليها",
    Withdrawal: "عدول بلا طلب مطابق، أو ردّ يحين موعده قريبًا",
    IdentityCheck: "يطلب التحقق من الهوية",
    SharedIdentity: "تم التحقق من حساب آخر بالاسم وتاريخ الميلاد نفسيهما",
    OddPayout: "أُرسلت دفعة مرتين، أو إلى جهة أخرى، أو جزئيًا، أو بعد رفضها",
  },
  complaint: {
    title: "الشكوى",
    answerBy: (at: string) => `الرد قبل ${isolate(at)}`,
    reference: "المرجع",
    hint: "إغلاق القضية يرسل ردّك بالبريد.",
    answer: "الردّ، ويُرسل بالبريد",
    answered: (at: string) => `أُجيب عنها في ${at}`,
  },
  toDispute: "عرض النزاع",
  toWithdrawal: "عرض العدول",
  toCase: "عرض القضية",
  whom: {
    person: "المستخدم",
    hint: "اسم المستخدم أو البريد الإلكتروني أو رقم الطلب",
    nobody: "لم يُعثر على مستخدم",
    several: "يطابق البحث عدة مستخدمين. أدخل البريد الإلكتروني كاملًا",
  },
  minutes: (count: number) =>
    count < 120
      ? plural(count, { one: "دقيقة واحدة", two: "دقيقتين", few: "# دقائق", other: "# دقيقة" })
      : plural(Math.floor(count / 60), { one: "ساعة واحدة", two: "ساعتين", few: "# ساعات", other: "# ساعة" }),
  guest: "زائر",
  involved: "الأطراف",
  notes: "الملاحظات",
  noNotes: "لا ملاحظات بعد",
  writeNote: "كتابة ملاحظة",
  note: "الملاحظة",
  saveNote: "حفظ الملاحظة",
  noteSaved: "تم حفظ الملاحظة",
  take: "تولّي القضية",
  handBack: "التخلي عن القضية",
  reopen: "إعادة فتح القضية",
  close: "إغلاق القضية",
  closeText: "تبقى الشحنات المعلّقة والحسابات المقفلة كما هي حتى تستأنفها أو تفتح قفلها.",
  reason: "السبب",
  taken: "أُسندت القضية إليك",
  handedBack: "تم التخلي عن القضية",
  closed: "أُغلقت القضية",
  reopened: "أُعيد فتح القضية",
  flags: {
    title: "طلبات عليها علامة",
    lead: "طلبات رُدّ مالها أو وصل متأخرًا، ولم تُعَد منتجاتها.",
    results: (count: number) =>
      plural(count, {
        zero: "لا طلبات",
        one: "طلب واحد",
        two: "طلبان",
        few: "# طلبات",
        many: "# طلبًا",
        other: "# طلب",
      }),
    empty: "لا طلبات عليها علامة",
  },
};
