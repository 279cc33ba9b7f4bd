import { Refusal } from "../../../command/refusal.ts";
import type { Connection, Transaction } from "../../../database/connection.ts";
import { creditCapture as credit, refundCapture as refund } from "../index.ts";
import type { OperatorCall } from "../../operators/index.ts";
import type { PaymentParts } from "./change-payment.ts";
import { findPaymentRow } from "./list-payments.store.ts";
import { type CaptureRow, findCapture } from "./quarantine.store.ts";

/** The fields that the audit log stores. */
const outlined = ({ release, refundStatus, paidCents, currencyCode, valueCents, returnedCents }: CaptureRow) => {
  return { release, refundStatus, paidCents, currencyCode, valueCents, returnedCents };
};

async function requireCapture(db: Connection, captureId: string): Promise<CaptureRow> {
  const row = await findCapture(db, captureId);
  if (row === undefined) throw new Refusal("NOT_FOUND");
  return row;
}

/** Finds the owner of the payment for which a capture was found. Throws NOT_FOUND. */
export const captureOwner = async (db: Connection, captureId: string) => ({
  subject: (await requireCapture(db, captureId)).userId,
});

type Known = Awaited<ReturnType<typeof captureOwner>>;
type Release = { params: { id: string }; body: { reason: string } };

/**
 * Releases a capture from quarantine. `act` returns `told`, which the audit entry gets besides the capture's own
 * fields, and `to`, the person whose balance gets or gives the money; null if it is nobody's.
 */
async function letGo(
  tx: Transaction,
  { params: { id: captureId }, body: { reason } }: Release,
  { subject }: Known,
  act: (captureId: string, found: CaptureRow) => Promise<{ told: object; to: string | null }>,
) {
  const found = await requireCapture(tx, captureId);
  const { told, to } = await act(captureId, found);
  const before = outlined(found);
  const after = { ...outlined(await requireCapture(tx, captureId)), ...told };
  const people = to === null ? [subject] : [subject, to];
  return { facts: { captureId }, audit: { subjectId: captureId, before, after, reason }, people };
}

/**
 * Credits a capture to a person's balance. Throws FORBIDDEN for the operator's own balance, NOT_FOUND for capture and
 * person, and STATUS_CONFLICT.
 */
export async function creditCapture(tx: Transaction, at: Date, call: OperatorCall<"creditCapture">, known: Known) {
  const { userInfoId } = call.body;
  if (userInfoId === call.person.userId) throw new Refusal("FORBIDDEN");
  return letGo(tx, call, known, async (captureId) => {
    const creditedCents = await credit(tx, captureId, userInfoId, at);
    return { told: { userInfoId, creditedCents }, to: userInfoId };
  });
}

/**
 * Requests a refund of a capture to its payer, through the provider. If it was credited and the provider has refused
 * the refund, requests it again from the person's balance. Throws NOT_FOUND and STATUS_CONFLICT.
 */
export function refundCapture(tx: Transaction, at: Date, call: OperatorCall<"refundCapture">, known: Known) {
  return letGo(tx, call, known, async (captureId, { releaseUserId: to }) => {
    await refund(tx, captureId, at);
    return { told: {}, to };
  });
}

/**
 * Books a capture to a payment as if it had matched. Throws NOT_FOUND for capture and payment, and FORBIDDEN for the
 * operator's own payment. Throws STATUS_CONFLICT if amount or currency differ, the payment is already paid, or the
 * capture was found for the payment of another person or guest.
 */
export function bookCapture(
  { payments }: PaymentParts,
  tx: Transaction,
  at: Date,
  call: OperatorCall<"bookCapture">,
  known: Known,
) {
  const { paymentId } = call.body;
  return letGo(tx, call, known, async (captureId) => {
    const payment = await findPaymentRow(tx, { paymentId });
    if (payment === undefined) throw new Refusal("NOT_FOUND");
    const { userId: ownerId } = payment;
    if (ownerId === call.person.userId) throw new Refusal("FORBIDDEN", { detail: "This is your own payment" });
    await payments.bookCapture(tx, captureId, payment, at);
    return { told: { paymentId, ownerId }, to: ownerId };
  });
}
