import { randomUUIDv7 } from "node:crypto";
import type { BodyOf, Endpoints } from "@trove/contract";
import type { Idempotency } from "../../../command/idempotency.ts";
import type { Person } from "../../../command/person.ts";
import { Refusal } from "../../../command/refusal.ts";
import type { Connection, Transaction } from "../../../database/connection.ts";
import { refundTopUp as requestTopUpRefund } from "../../balance/index.ts";
import { callHandlePayment, type PaymentKey, type Payments } from "../index.ts";
import { refundOrder } from "../../purchases/index.ts";
import { operate, type OperationParts } from "../../operators/index.ts";
import { findPaymentRow, type PaymentRow } from "./list-payments.store.ts";

export type PaymentParts = OperationParts & { payments: Pick<Payments, "ask" | "settle" | "bookCapture"> };
export type PaymentRequest = { person: Person; idempotency: Idempotency };
/** The facts of a change: only the payment's id, so that a repeated request gets the payment's current state. */
type ChangedPayment = { changed: string };
type ById = { paymentId: string } | { purchaseId: string };

/** The fields that the audit log stores. */
const outlined = ({ status, refundedCents, chargedBackCents, heldCents, handledAt }: PaymentRow) => {
  return { status, refundedCents, chargedBackCents, heldCents, handledAt };
};

async function requirePayment(db: Connection, by: ById): Promise<PaymentRow> {
  const row = await findPaymentRow(db, by);
  if (row === undefined) throw new Refusal("NOT_FOUND");
  return row;
}

/** Changes a payment through `operate`. `act` returns fields that the audit entry gets besides the payment's own. */
async function change(
  parts: PaymentParts,
  { action, reason, ...request }: PaymentRequest & { action: string; reason: string | null },
  by: ById,
  act: (tx: Transaction, payment: PaymentRow, at: Date) => Promise<object>,
): Promise<ChangedPayment> {
  const { userId: subject, paymentId } = await requirePayment(parts.db, by);
  return operate(parts, { ...request, action, subject }, async (tx, at) => {
    const before = await requirePayment(tx, { paymentId });
    const told = await act(tx, before, at);
    const after = { ...outlined(await requirePayment(tx, { paymentId })), ...told };
    const audit = { subjectId: paymentId, before: outlined(before), after, reason };
    return { facts: { changed: paymentId }, audit, people: [subject] };
  });
}

/**
 * Asks the provider about a payment again and settles its answer. Asks before the transaction begins. Throws NOT_FOUND
 * and GATEWAY_UNAVAILABLE.
 */
export async function recheckPayment(parts: PaymentParts, request: PaymentRequest, paymentId: string) {
  const { userId } = await requirePayment(parts.db, { paymentId });
  const key: PaymentKey = { userId, paymentId };
  const said = await parts.payments.ask(key);
  return change(parts, { ...request, action: "recheckPayment", reason: null }, { paymentId }, async (tx) => {
    if (said !== undefined) await parts.payments.settle(tx, said, key);
    return { said: said?.state ?? "Unknown" };
  });
}

/** Marks the warnings of a payment as handled. Throws NOT_FOUND. */
export function handlePayment(
  parts: PaymentParts,
  request: PaymentRequest,
  paymentId: string,
  { reason }: BodyOf<Endpoints["handlePayment"]>,
) {
  return change(parts, { ...request, action: "handlePayment", reason }, { paymentId }, async (tx, payment, at) => {
    await callHandlePayment(tx, payment, at);
    return {};
  });
}

/**
 * Requests a refund of a guest's order through the provider: of lines, shipping, or all that is left. Throws NOT_FOUND,
 * VERSION_CONFLICT if another amount is left than the operator saw, and STATUS_CONFLICT if it can't be refunded.
 */
export function refundPurchase(
  parts: PaymentParts,
  request: PaymentRequest,
  purchaseId: string,
  { reason, leftAmount: leftCents, ...what }: BodyOf<Endpoints["refundPurchase"]>,
) {
  return change(parts, { ...request, action: "refundPurchase", reason }, { purchaseId }, async (tx, { userId }, at) => {
    const refund = { refundId: randomUUIDv7(), operatorId: request.person.userId, reason };
    const order = { ...what, leftCents };
    const requestedCents = await refundOrder(tx, { userId, purchaseId }, refund, order, at);
    return { requestedCents, lines: what.lines };
  });
}

/**
 * Requests a refund of a part of a top-up through the provider. The part leaves the person's balance at once. Throws
 * NOT_FOUND, VERSION_CONFLICT, STATUS_CONFLICT, and INSUFFICIENT_BALANCE if the person has spent it.
 */
export function refundTopUp(
  parts: PaymentParts,
  request: PaymentRequest,
  paymentId: string,
  { reason, amount: paidCents, leftAmount: leftCents }: BodyOf<Endpoints["refundTopUp"]>,
) {
  return change(parts, { ...request, action: "refundTopUp", reason }, { paymentId }, async (tx, payment, at) => {
    const refund = { refundId: randomUUIDv7(), operatorId: request.person.userId, reason };
    await requestTopUpRefund(tx, payment, refund, { paidCents, leftCents }, at);
    return { requestedPaidCents: paidCents };
  });
}
