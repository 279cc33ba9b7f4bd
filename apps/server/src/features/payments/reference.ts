/** A payment's owner and id. The reference that a provider stores contains both, so that its reports find the owner. */
export type PaymentKey = { userId: string; paymentId: string };

const REFERENCE = /^([0-9a-f-]{36})\.([0-9a-f-]{36})$/;
const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;

export function referenceOf({ userId, paymentId }: PaymentKey): string {
  return `${userId}.${paymentId}`;
}

/** Returns undefined for a reference that is not one of ours. */
export function readReference(reference: string): PaymentKey | undefined {
  const [, userId = "", paymentId = ""] = REFERENCE.exec(reference) ?? [];
  return UUID.test(userId) && UUID.test(paymentId) ? { userId, paymentId } : undefined;
}
