import type { Answer } from "../../api/request.ts";

export type Purchase = Answer<"getPurchase">;

/** Whether the order was paid. Orders that wait for payment, or ended before it, have no invoice. */
export const isPaid = ({ status, paymentId, paymentOption, transactionIds }: Purchase): boolean =>
  status !== "PaymentPending" && (paymentOption === "balance" ? transactionIds.length > 0 : paymentId !== null);
