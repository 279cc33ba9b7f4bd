import type { OrderStatus, ShippingMethod } from "@trove/contract/statuses";
import type { orders as english } from "../../en/shipments/orders.ts";
import type { Translated } from "../../texts.ts";
import { plural } from "../grammar.ts";
import { nouns } from "../nouns.ts";

const statuses = {
  PaymentPending: "بانتظار الدفع",
  Ordered: "تم الطلب",
  Approved: "تمت الموافقة",
  Shipping: "قيد التجهيز",
  Shipped: "تم الشحن",
  Cancelled: "تم الإلغاء",
} as const satisfies Record<OrderStatus, string>;

/** Stages of an order that are not statuses: see `stageOf`. */
const ends = { Completed: "مكتمل", Delivered: "تم التسليم" } as const;

const methods = { standard: "عادي", express: "سريع" } as const satisfies Record<ShippingMethod, string>;

export const orders: Translated<typeof english> = {
  statuses,
  stages: { ...statuses, ...ends },
  bySystem: { PaymentPending: "تم تقديم الطلب", Ordered: "تم استلام الدفعة", Cancelled: "لم يكتمل الدفع" },
  delivered: "تم التسليم",
  methods,
  count: (count: number) => plural(count, nouns.items),
  times: (quantity: number) => `× ${quantity}`,
  more: (count: number) =>
    plural(count, { zero: "", one: "ومنتج آخر", two: "ومنتجان آخران", few: "و# منتجات أخرى", other: "و# منتجًا آخر" }),
  shippingCost: "الشحن",
  total: "الإجمالي",
};
