import { add, type Cents, subtract, sum, ZERO_CENTS } from "@trove/money";
import type { CallResult } from "../../api/request.ts";

export type Purchase = CallResult<"getPurchase">;

/** True if the order was paid. Only paid orders have documents. */
export const isPaid = ({ documents }: Pick<Purchase, "documents">): boolean => documents.length > 0;

/** The amount paid back: the sum of the order's credit notes. */
export const refundedOf = ({ documents }: Pick<Purchase, "documents">): Cents =>
  sum(documents.flatMap(({ kind, total }) => (kind === "CreditNote" ? [total] : [])));

type Standing = Pick<Purchase, "status" | "purchaseOption" | "deliveredAtUtc">;

/**
 * The stage of an order as its buyer sees it. A paid order into the inventory has the status "Approved" and is shown as
 * completed. A delivered order keeps the status "Shipped".
 */
export function stageOf({ status, purchaseOption, deliveredAtUtc }: Standing) {
  if (purchaseOption === "inventory" && status === "Approved") return "Completed";
  return deliveredAtUtc === null ? status : "Delivered";
}

/** The discount of an order by a promo code, as a negative amount. */
export const takenOff = ({ itemsDiscount, shippingDiscount }: NonNullable<Purchase["discount"]>): Cents =>
  subtract(ZERO_CENTS, add(itemsDiscount, shippingDiscount));
