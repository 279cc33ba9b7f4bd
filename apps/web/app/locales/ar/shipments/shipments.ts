import type { OrderActor, RefundKind } from "@trove/contract/statuses";
import type { shipments as english } from "../../en/shipments/shipments.ts";
import type { Translated } from "../../texts.ts";
import { isolate } from "../grammar.ts";

const actors = {
  User: "من قِبلك",
  Admin: "من قِبل المتجر",
  System: "تلقائيًا",
} as const satisfies Record<OrderActor, string>;

const refunds = { Items: "الاحتفاظ بالمنتجات", Balance: "استرداد المال" } as const satisfies Record<RefundKind, string>;

const cancel = {
  open: "إلغاء الشحنة",
  title: (number: string) => `إلغاء ${isolate(number)}؟`,
  unpaid: "لم يُدفع شيء مقابلها بعد، فلا شيء مستحق. تعود المنتجات إلى الرف.",
  shippingBack: (amount: string) => `يعود إلى رصيدك مبلغ الشحن ${isolate(amount)}.`,
  itemsBack: "تعود المنتجات إلى مقتنياتك، حيث يمكنك بيعها أو شحنها.",
  restBack: "سبق أن أُعيد إليك مال عن هذا الطلب. وما بقي، إن بقي شيء، يُضاف إلى رصيدك.",
  choice: "ماذا يحدث للمنتجات",
  refunds,
  priceBack: "يعود ما دفعته ثمنًا للمنتجات إلى رصيدك.",
  priceBackOf: (amount: string) => `يعود ثمن المنتجات ${isolate(amount)} إلى رصيدك.`,
  keep: "الإبقاء على الشحنة",
  confirm: "إلغاء الشحنة",
  done: (number: string) => `أُلغيت ${isolate(number)}`,
};

export const shipments: Translated<typeof english> = {
  title: "الشحنات",
  lead: "ما هو في الطريق إليك، وما وصل.",
  tabs: "الحالة",
  all: "الكل",
  orders: "الطلبات",
  ship: "شحن منتجات",
  empty: "لا شحنات بعد",
  emptyStatus: "لا شحنات بهذه الحالة",
  toInventory: "عرض مقتنياتك",
  showAll: "عرض كل الشحنات",
  notFound: "لم نعثر على هذه الشحنة",
  items: "المنتجات",
  address: "الوجهة",
  method: "التوصيل",
  tracking: "التتبع",
  track: (carrier: string) => `التتبع لدى ${isolate(carrier)}`,
  opensTab: "يُفتح في علامة تبويب جديدة",
  reason: "السبب",
  timeline: "ما حدث",
  actors,
  cancel,
};
