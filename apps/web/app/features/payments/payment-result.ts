import { PAYMENT_STATUSES, type PaymentStatus } from "@trove/contract/statuses";

/** The payment's result from a validation response. Throws for anything but the three known results. */
export function paymentResultOf(value: unknown): PaymentStatus {
  const result = PAYMENT_STATUSES.find((status) => status === value);
  if (result === undefined) throw new Error(`Unknown payment validation result: ${String(value)}`);
  return result;
}
