import { PAYMENT_STATUSES, type PaymentStatus } from "@trove/contract/statuses";

/** How a payment ended, from what a validation answered. Throws for anything but the three results there are. */
export function paymentResultOf(value: unknown): PaymentStatus {
  const result = PAYMENT_STATUSES.find((status) => status === value);
  if (result === undefined) throw new Error(`Unknown payment validation result: ${String(value)}`);
  return result;
}
