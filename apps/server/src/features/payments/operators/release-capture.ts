import { Refusal } from "../../../command/refusal.ts";
import type { Connection, Transaction } from "../../../database/connection.ts";
import { creditCapture as credit, refundCapture as refund } from "../index.ts";
import { operate } from "../../operators/index.ts";
import type { PaymentParts, PaymentRequest } from "./change-payment.ts";
import { findPaymentRow } from "./list-payments.store.ts";
import { type CaptureRow, findCapture } from "./quarantine.store.ts";

/** The fields that the audit log stores. */
const outlined = ({ release, paidCents, currencyCode, valueCents, returnedCents }: CaptureRow) => {
  return { release, paidCents, currencyCode, valueCents, returnedCents };
};

async function requireCapture(db: Connection, captureId: string): Promise<CaptureRow> {
  const row = await findCapture(db, captureId);
  if (row === undefined) throw new Refusal("NOT_FOUND");
  return row;
}

/**
 * Releases a capture from quarantine, through `operate`. `act` returns `told`, which the audit entry gets besides the
 * capture's own fields, and `to`, the person who gets the money; null if the money goes back to its payer.
 */
async function letGo(
  parts: PaymentParts,
  { captureId, action, reason, ...request }: PaymentRequest & { captureId: string; action: string; reason: string },
  act: (tx: Transaction, at: Date) => Promise<{ told: object; to: string | null }>,
): Promise<{ captureId: string }> {
  const { userId: subject } = await requireCapture(parts.db, captureId);
  return operate(parts, { ...request, action, subject }, async (tx, at) => {
    const before = outlined(await requireCapture(tx, captureId));
    const { told, to } = await act(tx, at);
    const after = { ...outlined(await requireCapture(tx, captureId)), ...told };
    const people = to === null ? [subject] : [subject, to];
    return { facts: { captureId }, audit: { subjectId: captureId, before, after, reason }, people };
  });
}

/**
 * Credits a capture to a person's balance. Throws FORBIDDEN for the operator's own balance, NOT_FOUND for capture and
 * person, and STATUS_CONFLICT.
 */
export async function creditCapture(
  parts: PaymentParts,
  request: PaymentRequest,
  captureId: string,
  { userInfoId, reason }: { userInfoId: string; reason: string },
) {
  if (userInfoId === request.person.userId) throw new Refusal("FORBIDDEN");
  return letGo(parts, { ...request, captureId, action: "creditCapture", reason }, async (tx, at) => {
    const creditedCents = await credit(tx, captureId, userInfoId, at);
    return { told: { userInfoId, creditedCents }, to: userInfoId };
  });
}

/** Requests a refund of a capture to its payer, through the provider. Throws NOT_FOUND and STATUS_CONFLICT. */
export function refundCapture(parts: PaymentParts, request: PaymentRequest, captureId: string, reason: string) {
  return letGo(parts, { ...request, captureId, action: "refundCapture", reason }, async (tx, at) => {
    await refund(tx, captureId, at);
    return { told: {}, to: null };
  });
}

/**
 * Books a capture to a payment as if it had matched. Throws NOT_FOUND for capture and payment, and FORBIDDEN for the
 * operator's own payment. Throws STATUS_CONFLICT if amount or currency differ, the payment is already paid, or the
 * capture was found for the payment of another person or guest.
 */
export function bookCapture(
  parts: PaymentParts,
  request: PaymentRequest,
  captureId: string,
  { paymentId, reason }: { paymentId: string; reason: string },
) {
  return letGo(parts, { ...request, captureId, action: "bookCapture", reason }, async (tx, at) => {
    const payment = await findPaymentRow(tx, { paymentId });
    if (payment === undefined) throw new Refusal("NOT_FOUND");
    if (payment.userId === request.person.userId) {
      throw new Refusal("FORBIDDEN", { detail: "This is your own payment" });
    }
    await parts.payments.bookCapture(tx, captureId, payment, at);
    const { userId: ownerId } = payment;
    return { told: { paymentId, ownerId }, to: ownerId };
  });
}
