import type { CallResult } from "../../api/request.ts";

export type Purchase = CallResult<"getPurchase">;

/** Whether the order was paid. Orders that wait for payment, or ended before it, have no invoice. */
export const isPaid = ({ status, paymentId, paymentOption, transactionIds }: Purchase): boolean =>
  status !== "PaymentPending" && (paymentOption === "balance" ? transactionIds.length > 0 : paymentId !== null);

type Standing = Pick<Purchase, "status" | "purchaseOption" | "deliveredAtUtc">;

/**
 * The stage of an order as its buyer sees it. A paid order into the inventory has the status "Approved" and is shown as
 * completed; a delivered one still has the status "Shipped".
 */
export function stageOf({ status, purchaseOption, deliveredAtUtc }: Standing) {
  if (purchaseOption === "inventory" && status === "Approved") return "Completed";
  return deliveredAtUtc === null ? status : "Delivered";
}
