import type { Answer } from "../../api/request.ts";

export type Purchase = Answer<"getPurchase">;

/** Whether money was taken for it: what is waiting or was given up before has no invoice. */
export const isPaid = ({ status, paymentId, paymentOption, transactionIds }: Purchase): boolean =>
  status !== "PaymentPending" && (paymentOption === "balance" ? transactionIds.length > 0 : paymentId !== null);
