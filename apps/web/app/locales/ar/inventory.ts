import type { InventorySource, InventoryStatus } from "@trove/contract/statuses";
import type { inventory as english } from "../en/inventory.ts";
import type { Translated } from "../texts.ts";
import { isolate, plural } from "./grammar.ts";
import { nouns } from "./nouns.ts";

const statuses = {
  InInventory: "في المقتنيات",
  Shipping: "قيد الشحن",
  Delivered: "تم التسليم",
  Sold: "تم البيع",
  Returned: "أُعيد",
} as const satisfies Record<InventoryStatus, string>;

const sources = { LootBox: "فوز", Purchase: "شراء" } as const satisfies Record<InventorySource, string>;

const sale = {
  titleOne: (name: string) => `بيع ${isolate(name)}؟`,
  title: (count: number) =>
    plural(count, {
      one: "بيع منتج واحد؟",
      two: "بيع منتجين؟",
      few: "بيع # منتجات؟",
      many: "بيع # منتجًا؟",
      other: "بيع # منتج؟",
    }),
  explain: (amount: string) => `يُضاف ${isolate(amount)} إلى رصيدك فورًا. لا يمكن التراجع عن البيع.`,
  confirm: (amount: string) => `بيع مقابل ${isolate(amount)}`,
  keep: "الاحتفاظ به",
  keepAll: "الاحتفاظ بها",
  running: "جارٍ البيع…",
  stop: "التوقف بعد هذا المنتج",
  progress: (done: number, all: number) => `تم بيع ${done} من ${all}`,
  soldOne: (name: string, amount: string) => `تم بيع ${isolate(name)} مقابل ${isolate(amount)}`,
  sold: (count: number, amount: string) =>
    plural(count, {
      zero: "لم يُبع أي منتج",
      one: `تم بيع منتج واحد مقابل ${isolate(amount)}`,
      two: `تم بيع منتجين مقابل ${isolate(amount)}`,
      few: `تم بيع # منتجات مقابل ${isolate(amount)}`,
      many: `تم بيع # منتجًا مقابل ${isolate(amount)}`,
      other: `تم بيع # منتج مقابل ${isolate(amount)}`,
    }),
  notAll: "لم تُبع بعض المنتجات",
  notSold: "لم يُبع هذا المنتج",
  items: "منتجات للبيع",
  states: {
    waiting: "لم يُبع بعد",
    selling: "جارٍ البيع…",
    sold: "تم البيع",
    unsure: "تعذّر علينا تأكيد البيع. أعد المحاولة: لا يمكن بيع المنتج مرتين.",
    gone: "لم يعد في مقتنياتك. تم بيعه أو شحنه.",
    repriced: (before: string, now: string) => `تغيّر سعره من ${isolate(before)} إلى ${isolate(now)}.`,
    otherPaid: (price: string, paid: string) =>
      `دفع المتجر ${isolate(paid)} بدلًا من ${isolate(price)}. احفظ الأدلة من مقتنياتك وتواصل معنا.`,
  },
  signedPrice: (name: string, signed: string) =>
    `السعر في جدول الاحتمالات الموقّع للمنتج ${isolate(name)} هو ${isolate(signed)}.`,
  again: (amount: string) => `بيع الباقي مقابل ${isolate(amount)}`,
  close: "إغلاق",
};

export const inventory: Translated<typeof english> = {
  title: "مقتنياتي",
  summary: "في مقتنياتك الآن",
  marketValue: "القيمة السوقية",
  sellValue: "سعر البيع",
  tabs: "الحالة",
  names: { All: "الكل", ...statuses },
  statuses,
  sources,
  search: "ابحث في المنتجات",
  sorts: {
    newest: "الأحدث",
    oldest: "الأقدم",
    "price-desc": "السعر: من الأعلى إلى الأقل",
    "price-asc": "السعر: من الأقل إلى الأعلى",
    "name-asc": "الاسم: من A إلى Z",
    "name-desc": "الاسم: من Z إلى A",
  },
  empty: "لا شيء هنا بعد",
  toBoxes: "تصفّح الصناديق",
  noMatch: "لا توجد منتجات مطابقة",
  results: (count: number) => plural(count, nouns.items),
  ofWhich: (results, held) => `${results}، منها ${held} في المقتنيات`,
  select: (name: string) => `تحديد ${isolate(name)}`,
  selectAll: "تحديد كل ما في الصفحة",
  sell: (amount: string) => `بيع مقابل ${isolate(amount)}`,
  ship: (name: string) => `شحن ${isolate(name)}`,
  shipment: (name: string) => `شحنة ${isolate(name)}`,
  shipSelected: (count: number) => `شحن المحدد (${count})`,
  shipmentHolds: (most: number) =>
    plural(most, {
      one: "حدّد منتجًا واحدًا على الأكثر لشحنه",
      two: "حدّد منتجين على الأكثر لشحنهما",
      few: "حدّد # منتجات على الأكثر لشحنها",
      many: "حدّد # منتجًا على الأكثر لشحنها",
      other: "حدّد # منتج على الأكثر لشحنها",
    }),
  words: { ship: "شحن", shipment: "شحنة", proof: "الإثبات" },
  fairness: (name: string) => `كيف سُحب ${isolate(name)}`,
  worth: "القيمة",
  soldFor: "سعر البيع",
  soldOn: (origin: string) => `${origin}، تم البيع`,
  deliveredOn: (origin: string) => `${origin}، تم التسليم`,
  onItsWay: (origin: string) => `${origin}، في الطريق إليك`,
  selected: (count: number) => plural(count, { zero: "لم يُحدَّد شيء", other: "المحدد: #" }),
  selectionLabel: "المنتجات المحددة",
  clearSelection: "إلغاء التحديد",
  sellSelected: (amount: string) => `بيع المحدد (${isolate(amount)})`,
  sale,
};
