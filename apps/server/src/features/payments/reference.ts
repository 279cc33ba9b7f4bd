/** Whose payment, and which. The reference that a provider keeps names both, so that an answer finds its owner. */
export type PaymentKey = { userId: string; paymentId: string };

const REFERENCE = /^([0-9a-f-]{36})\.([0-9a-f-]{36})$/;
const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;

export function referenceOf({ userId, paymentId }: PaymentKey): string {
  return `${userId}.${paymentId}`;
}

/** Undefined for a reference that is not one of ours. */
export function readReference(reference: string): PaymentKey | undefined {
  const [, userId = "", paymentId = ""] = REFERENCE.exec(reference) ?? [];
  return UUID.test(userId) && UUID.test(paymentId) ? { userId, paymentId } : undefined;
}
