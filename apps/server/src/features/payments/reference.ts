/**
 * A payment's owner and id. The reference that we send to the provider contains both, so that we find the payment by a
 * report.
 */
export type PaymentKey = { userId: string; paymentId: string };

const REFERENCE = /^([0-9a-f-]{36})\.([0-9a-f-]{36})$/;
const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;

export function referenceOf({ userId, paymentId }: PaymentKey): string {
  return `${userId}.${paymentId}`;
}

/** Parses a reference. Returns undefined if its format is wrong, because then the shop did not make it. */
export function readReference(reference: string): PaymentKey | undefined {
  const [, userId = "", paymentId = ""] = REFERENCE.exec(reference) ?? [];
  return UUID.test(userId) && UUID.test(paymentId) ? { userId, paymentId } : undefined;
}
