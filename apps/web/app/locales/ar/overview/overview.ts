import type { OverviewDays, OverviewFigure } from "@trove/contract/constants";
import type { overview as english } from "../../en/overview/overview.ts";
import type { Translated } from "../../texts.ts";
import { isolate, number, percent, plural } from "../grammar.ts";
import { nouns } from "../nouns.ts";

const figures = {
  sales: "المبيعات",
  boxSales: "الصناديق",
  itemSales: "المنتجات",
  shippingSales: "الشحن",
  won: "قيمة ما رُبح",
  topUps: "تعبئات الرصيد",
  sellBacks: "المباع للمتجر",
  refunds: "المبالغ المردودة",
  returns: "المعاد إلى البطاقات",
  goodwill: "أرصدة الترضية",
  wallets: "كل الأرصدة",
} as const satisfies Record<OverviewFigure, string>;

const periods = { "1": "اليوم", "7": "7 أيام", "30": "30 يومًا", "90": "90 يومًا" } as const satisfies Record<
  OverviewDays,
  string
>;

export const overview: Translated<typeof english> = {
  title: "لوحة التحكم",
  period: "الفترة",
  periods,
  figures,
  asOf: (time: string) => `حتى ${isolate(time)}`,
  notYet: "جارٍ حساب الأرقام الأولى.",
  noSales: "لا مبيعات بعد. تظهر الأرقام والرسوم هنا مع أول طلب أو شحن رصيد أو فتح.",
  sealed: (time: string) => `مطابق لدفتر القيود، فُحص في ${isolate(time)}`,
  broken: (time: string) => `غير مطابق لدفتر القيود، فُحص في ${isolate(time)}`,
  unchecked: "لم يُقارن بدفتر القيود بعد",
  brokenFigure: "غير مطابق لدفتر القيود",
  section: { figures: "الأرقام", liabilities: "ما على المتجر", work: "المطلوب عمله", openings: "أحدث عمليات الفتح" },
  live: {
    on: "مباشر",
    paused: "متوقف مؤقتًا",
    newer: "متوقف مؤقتًا. توجد عمليات فتح جديدة",
    lost: "غير مباشر",
    lostHelp: "انقطع الاتصال بالمتجر. ستظهر عمليات الفتح الجديدة عند عودته.",
    pause: "إيقاف مؤقت",
    goOn: "استئناف",
  },
  before: (value: string) => `${isolate(value)} سابقًا`,
  beginning: (value: string) => `${isolate(value)} في البداية`,
  more: (share: number) => `أعلى بنسبة ${percent(share)}`,
  less: (share: number) => `أقل بنسبة ${percent(share)}`,
  times: (factor: number) => `${number(factor)} ضعفًا`,
  same: "لا تغيير",
  openings: "عمليات الفتح",
  payout: "نسبة العائد",
  payoutHint: "القيمة السوقية لما رُبح، نسبةً إلى مبيعات الصناديق",
  salesOf: (count: number) => plural(count, nouns.entries),
  openEntries: (figure: string) => `${figure}: عرض القيود`,
  current: "هذه الفترة",
  earlier: "الفترة السابقة",
  spent: "المدفوع ثمنًا للصناديق",
  percent: (share: number) => percent(share),
  count: (value: number) => number(value),
  balances: "الأرصدة",
  inventories: "المقتنيات",
  pieces: (count: number, market: string) => `${plural(count, nouns.pieces)}، ${isolate(market)} بأسعار السوق`,
  statuses: { Ordered: "بانتظار الموافقة", Approved: "بانتظار التجهيز", Shipping: "بانتظار الشحن" },
  oldest: (time: string) => `أقدمها منذ ${isolate(time)}`,
  many: isolate("10,000+"),
  noneWaits: "لا شيء ينتظر",
  lowStock: "مخزون منخفض",
  noLowStock: "لا منتجات مخزونها منخفض.",
  left: (count: number) => `المتبقي: ${number(count)}`,
  inBoxes: (count: number) =>
    plural(count, {
      zero: "ليس في أي صندوق مفتوح",
      one: "في صندوق مفتوح واحد",
      two: "في صندوقين مفتوحين",
      few: "في # صناديق مفتوحة",
      many: "في # صندوقًا مفتوحًا",
      other: "في # صندوق مفتوح",
    }),
  noOpenings: "لا عمليات فتح بعد.",
  opened: (box: string) => `من ${isolate(box)}`,
  odds: "مراقبة الاحتمالات",
  shipments: "الشحنات",
  back: "العودة إلى لوحة التحكم",
  entries: {
    title: (figure: string) => `القيود: ${figure}`,
    period: (from: string, to: string) => `من ${isolate(from)} إلى ${isolate(to)}، بتوقيت UTC`,
    always: "منذ البداية",
    total: (count: string, amount: string) => `${isolate(count)}، مجموعها ${isolate(amount)}`,
    none: "لا قيود في هذه الفترة.",
    columns: { when: "الوقت", what: "البيان", who: "الشخص", from: "من", to: "إلى", amount: "المبلغ" },
    nobody: "زائر",
  },
};
