import { Refusal } from "../../../command/refusal.ts";
import type { Connection, Transaction } from "../../../database/connection.ts";
import { creditCapture as credit, refundCapture as refund } from "../../payments/index.ts";
import { operate } from "../operations/operate.ts";
import type { AdminParts } from "../parts.ts";
import type { PaymentRequest } from "./change-payment.ts";
import { findPaymentRow } from "./list-payments.store.ts";
import { type CaptureRow, findCapture } from "./quarantine.store.ts";

type Parts = Pick<AdminParts, "db" | "now" | "payments">;

/** The fields that the audit log stores. */
const outlined = ({ release, paidCents, currencyCode, valueCents, returnedCents }: CaptureRow) => {
  return { release, paidCents, currencyCode, valueCents, returnedCents };
};

async function requireCapture(db: Connection, captureId: string): Promise<CaptureRow> {
  const row = await findCapture(db, captureId);
  if (row === undefined) throw new Refusal("NOT_FOUND");
  return row;
}

/** Lets a capture leave the quarantine, through `operate`. `act` returns what the audit entry says besides. */
async function letGo(
  parts: Parts,
  { captureId, action, reason, ...request }: PaymentRequest & { captureId: string; action: string; reason: string },
  act: (tx: Transaction, at: Date) => Promise<object>,
): Promise<{ captureId: string }> {
  const { userId: subject } = await requireCapture(parts.db, captureId);
  return operate(parts, { ...request, action, subject }, async (tx, at) => {
    const before = outlined(await requireCapture(tx, captureId));
    const told = await act(tx, at);
    const after = { ...outlined(await requireCapture(tx, captureId)), ...told };
    return { facts: { captureId }, audit: { subjectId: captureId, before, after, reason } };
  });
}

/**
 * Credits a capture to a person's balance. Throws FORBIDDEN for one's own balance, NOT_FOUND for capture and person, and
 * STATUS_CONFLICT.
 */
export async function creditCapture(
  parts: Parts,
  request: PaymentRequest,
  captureId: string,
  { userInfoId, reason }: { userInfoId: string; reason: string },
) {
  if (userInfoId === request.person.userId) throw new Refusal("FORBIDDEN");
  return letGo(parts, { ...request, captureId, action: "creditCapture", reason }, async (tx, at) => {
    const creditedCents = await credit(tx, captureId, userInfoId, at);
    return { userInfoId, creditedCents };
  });
}

/** Refunds a capture to its payer, through the provider. Throws NOT_FOUND and STATUS_CONFLICT. */
export function refundCapture(parts: Parts, request: PaymentRequest, captureId: string, reason: string) {
  return letGo(parts, { ...request, captureId, action: "refundCapture", reason }, async (tx, at) => {
    await refund(tx, captureId, at);
    return {};
  });
}

/**
 * Books a capture to a payment, as if it had matched. Throws NOT_FOUND for both, and STATUS_CONFLICT unless amount and
 * currency are right and nothing has paid the payment.
 */
export function bookCapture(
  parts: Parts,
  request: PaymentRequest,
  captureId: string,
  { paymentId, reason }: { paymentId: string; reason: string },
) {
  return letGo(parts, { ...request, captureId, action: "bookCapture", reason }, async (tx, at) => {
    const payment = await findPaymentRow(tx, { paymentId });
    if (payment === undefined) throw new Refusal("NOT_FOUND");
    await parts.payments.bookCapture(tx, captureId, payment, at);
    return { paymentId };
  });
}
