import { randomUUIDv7 } from "node:crypto";
import { Refusal } from "../../../command/refusal.ts";
import type { Connection, Transaction } from "../../../database/connection.ts";
import { refundTopUp as requestTopUpRefund } from "../../balance/index.ts";
import { callHandlePayment, type Payments } from "../index.ts";
import { admitDeposit, unboundTerms } from "../../protection/index.ts";
import { refundOrder } from "../../purchases/index.ts";
import type { OperatorCall } from "../../operators/index.ts";
import type { Secrets } from "../../../secrets.ts";
import type { SettingsReader } from "../../settings/index.ts";
import { findPaymentRow, type PaymentRow } from "./list-payments.store.ts";

export type PaymentParts = {
  payments: Pick<Payments, "ask" | "settle" | "bookCapture">;
  settings: SettingsReader;
  secrets: Pick<Secrets, "rootKeys">;
  /** The time zone whose days, weeks and months limits have. */
  timeZone: string;
};
type ById = { paymentId: string } | { purchaseId: string };
/** A payment before its change. The owner of the changed rows is its payer. */
export type KnownPayment = { subject: string; paymentId: string };

/** The fields that the audit log stores. */
const outlined = ({ status, refundedCents, chargedBackCents, heldCents, handledAt }: PaymentRow) => {
  return { status, refundedCents, chargedBackCents, heldCents, handledAt };
};

async function requirePayment(db: Connection, by: ById): Promise<PaymentRow> {
  const row = await findPaymentRow(db, by);
  if (row === undefined) throw new Refusal("NOT_FOUND");
  return row;
}

/** Finds the payment that an act is about. Throws NOT_FOUND. */
export async function knownPayment(db: Connection, by: ById): Promise<KnownPayment> {
  const { userId: subject, paymentId } = await requirePayment(db, by);
  return { subject, paymentId };
}

/**
 * Changes a payment. `act` returns further fields for the audit entry. Only the payment's id is kept for a repeated
 * request, which then reads the payment's current state.
 */
async function change(
  tx: Transaction,
  { subject, paymentId }: KnownPayment,
  reason: string | null,
  act: (payment: PaymentRow) => Promise<object>,
) {
  const before = await requirePayment(tx, { paymentId });
  const told = await act(before);
  const after = { ...outlined(await requirePayment(tx, { paymentId })), ...told };
  const audit = { subjectId: paymentId, before: outlined(before), after, reason };
  return { facts: { changed: paymentId }, audit, people: [subject] };
}

type Said = Awaited<ReturnType<Payments["ask"]>>;

/**
 * Settles a payment by the provider's answer. The caller has asked the provider before the transaction, which so never
 * waits for the network.
 */
export function recheckPayment({ payments }: PaymentParts, tx: Transaction, known: KnownPayment & { said: Said }) {
  const { subject: userId, paymentId, said } = known;
  return change(tx, known, null, async () => {
    if (said !== undefined) await payments.settle(tx, said, { userId, paymentId });
    return { said: said?.state ?? "Unknown" };
  });
}

/** Marks the warnings of a payment as handled. Throws NOT_FOUND. */
export function handlePayment(tx: Transaction, at: Date, { body }: OperatorCall<"handlePayment">, known: KnownPayment) {
  return change(tx, known, body.reason, async (payment) => {
    await callHandlePayment(tx, payment, at);
    return {};
  });
}

/**
 * Requests a refund of an order through the provider: of a guest's lines, shipping, or all that is left, or of all that
 * is owed to a person's card. That can be credited to their balance instead, as a deposit, after what the provider
 * has said about the payment is settled. Throws:
 * - NOT_FOUND, and VERSION_CONFLICT if another amount is left than the operator saw;
 * - STATUS_CONFLICT if it can't be refunded, or if a limit or a break keeps it out of the balance.
 */
export function refundPurchase(
  parts: PaymentParts,
  tx: Transaction,
  at: Date,
  { person, params: { id: purchaseId }, body }: OperatorCall<"refundPurchase">,
  known: KnownPayment & { said: Said },
) {
  const { reason, leftAmount: leftCents, ...what } = body;
  return change(tx, known, reason, async ({ userId, paymentId }) => {
    if (known.said !== undefined) await parts.payments.settle(tx, known.said, { userId, paymentId });
    const refund = { refundId: randomUUIDv7(), operatorId: person.userId, reason };
    const terms = what.toBalance
      ? await admitDeposit({ ...parts, db: tx }, userId, undefined, at)
      : unboundTerms(parts.timeZone);
    const order = { purchase: { userId, purchaseId }, terms };
    const requestedCents = await refundOrder(tx, order, refund, { ...what, leftCents }, at);
    return { requestedCents, lines: what.lines, ...(what.toBalance && { toBalance: true }) };
  });
}

/**
 * Requests a refund of a part of a top-up through the provider. The part leaves the person's balance at once. Throws
 * NOT_FOUND, VERSION_CONFLICT, STATUS_CONFLICT, and INSUFFICIENT_BALANCE if the person has spent it.
 */
export function refundTopUp(
  tx: Transaction,
  at: Date,
  { person, body }: OperatorCall<"refundTopUp">,
  known: KnownPayment,
) {
  const { reason, amount: paidCents, leftAmount: leftCents } = body;
  return change(tx, known, reason, async (payment) => {
    const refund = { refundId: randomUUIDv7(), operatorId: person.userId, reason };
    await requestTopUpRefund(tx, payment, refund, { paidCents, leftCents }, at);
    return { requestedPaidCents: paidCents };
  });
}
