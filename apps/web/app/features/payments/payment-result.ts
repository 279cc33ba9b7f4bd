import { PAYMENT_STATUSES, type PaymentStatus } from "@trove/contract/statuses";

/** Reads the payment's result from a validation response. Throws for any other value than the three known results. */
export function paymentResultOf(value: unknown): PaymentStatus {
  const result = PAYMENT_STATUSES.find((status) => status === value);
  if (result === undefined) throw new Error(`Unknown payment validation result: ${String(value)}`);
  return result;
}
