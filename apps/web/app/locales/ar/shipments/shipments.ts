import type { OrderActor, RefundKind } from "@trove/contract/statuses";
import type { shipments as english } from "../../en/shipments/shipments.ts";
import type { Translated } from "../../texts.ts";
import { isolate } from "../grammar.ts";

const actors = {
  User: "من قِبلك",
  Admin: "من قِبل المتجر",
} as const satisfies Record<Exclude<OrderActor, "System">, string>;

const refunds = { Items: "الاحتفاظ بالمنتجات", Balance: "ردّ المبلغ إلى الرصيد" } as const satisfies Record<
  RefundKind,
  string
>;

const cancel = {
  open: "إلغاء الشحنة",
  title: (number: string) => `إلغاء ${isolate(number)}؟`,
  unpaid: "لم تدفع مقابلها بعد، فلن يُخصم منك شيء. تعود المنتجات إلى المخزون.",
  shippingBack: (amount: string) => `يُردّ إلى رصيدك مبلغ الشحن ${isolate(amount)}.`,
  itemsBack: "تعود المنتجات إلى مقتنياتك، حيث يمكنك بيعها أو شحنها.",
  restBack: "سبق ردّ مبلغ إليك عن هذا الطلب. وأي مبلغ متبقٍّ يُضاف إلى رصيدك.",
  choice: "ماذا تريد أن نفعل بالمنتجات؟",
  refunds,
  priceBack: "يُردّ ثمن المنتجات إلى رصيدك.",
  priceBackOf: (amount: string) => `يُردّ إلى رصيدك ثمن المنتجات ${isolate(amount)}.`,
  cardBack: "إذا كنت في فترة استراحة أو بلغت حدًّا للإيداع، يُردّ ما دفعته بالبطاقة إلى بطاقتك.",
  keep: "الإبقاء على الشحنة",
  confirm: "إلغاء الشحنة",
  done: (number: string) => `تم إلغاء ${isolate(number)}`,
};

export const shipments: Translated<typeof english> = {
  title: "الشحنات",
  tabs: "الحالة",
  all: "الكل",
  views: { OnTheWay: "في الطريق", Delivered: "تم تسليمها", Cancelled: "ملغاة" },
  ship: "شحن منتجات",
  empty: "لا شحنات بعد",
  emptyView: "لا شحنات هنا",
  toInventory: "عرض مقتنياتك",
  showAll: "عرض كل الشحنات",
  notFound: "الشحنة غير موجودة",
  items: "المنتجات",
  address: "عنوان التوصيل",
  method: "التوصيل",
  tracking: "التتبع",
  track: (carrier: string) => `التتبع لدى ${isolate(carrier)}`,
  opensTab: "يُفتح في علامة تبويب جديدة",
  reason: "السبب",
  review: "كتابة تقييم",
  timeline: "سجل التتبع",
  actors,
  cancel,
};
