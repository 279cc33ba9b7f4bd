import type { OrderStatus, ShippingMethod } from "@trove/contract/statuses";
import { defineTexts } from "../../texts.ts";
import { plural } from "../grammar.ts";

const statuses = {
  PaymentPending: "Waiting for payment",
  Ordered: "Ordered",
  Approved: "Approved",
  Shipping: "Being packed",
  Shipped: "Shipped",
  Cancelled: "Cancelled",
} as const satisfies Record<OrderStatus, string>;

/** Stages of an order that are not statuses: see `stageOf`. */
const ends = { Completed: "Completed", Delivered: "Delivered" } as const;

const methods = { standard: "Standard", express: "Express" } as const satisfies Record<ShippingMethod, string>;

/** Texts that shipments and orders share. */
export const orders = defineTexts({
  statuses,
  stages: { ...statuses, ...ends },
  /** The reasons of status changes that the shop made by itself, without an operator. */
  bySystem: { PaymentPending: "order placed", Ordered: "payment received", Cancelled: "payment not completed" },
  delivered: "Delivered",
  methods,
  count: (count: number) => plural(count, { one: "# item", other: "# items" }),
  times: (quantity: number) => `× ${quantity}`,
  more: (count: number) => plural(count, { one: "and # more", other: "and # more" }),
  shippingCost: "Shipping",
  total: "Total",
});
