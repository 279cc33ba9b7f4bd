import type { Endpoints, PaymentWarning, ResponseOf } from "@trove/contract";
import { type Cents, cents, subtract, toEuros } from "@trove/money";
import { Refusal } from "../../../command/refusal.ts";
import type { Connection } from "../../../database/connection.ts";
import { findShipment } from "../../shipments/index.ts";
import { findPaymentRow, type PaymentRow } from "./list-payments.store.ts";
import { readCapturesOf, readEntries, readLeft, readLines, readOwed, readRefunds } from "./payment-facts.store.ts";

type Listed = ResponseOf<Endpoints["listPayments"]>["items"][number];
type Shown = ResponseOf<Endpoints["getPayment"]>;

const isOfGuest = ({ userId, subjectId }: Pick<PaymentRow, "userId" | "subjectId">) => userId === subjectId;

function warningsOf(row: PaymentRow): PaymentWarning[] {
  return [
    ...(row.isChargedBack ? ["Chargeback" as const] : []),
    ...(row.isLate ? ["LatePayment" as const] : []),
    ...(row.isQuarantined ? ["Quarantine" as const] : []),
    ...(row.isRefunded ? ["Refund" as const] : []),
  ];
}

export function listedPayment(row: PaymentRow): Listed {
  return {
    id: row.paymentId,
    purpose: row.purpose,
    status: row.status,
    userInfoId: isOfGuest(row) ? null : row.userId,
    email: row.email,
    order: row.number === null ? null : { id: row.subjectId, number: row.number },
    provider: row.provider,
    providerPaymentId: row.providerPaymentId,
    amount: toEuros(row.amountCents),
    refundedAmount: toEuros(row.refundedCents),
    chargedBackAmount: toEuros(row.chargedBackCents),
    paid: { currencyCode: row.currencyCode, amount: toEuros(row.paidCents) },
    warnings: warningsOf(row),
    handledAtUtc: row.handledAt?.toISOString() ?? null,
    createdAtUtc: row.createdAt.toISOString(),
  };
}

const isOfPerson = (row: PaymentRow) => row.purpose === "Purchase" && !isOfGuest(row);

function refundKindOf(row: PaymentRow, left: Cents): Shown["refundKind"] {
  if (row.status !== "Success") return null;
  // A gift code is refunded by voiding it.
  if (row.purpose === "Gift") return null;
  if (isOfPerson(row)) return left > 0 ? "Owed" : null;
  return row.purpose === "TopUp" ? "Amount" : "Lines";
}

/** Returns a payment with everything that its page shows. Throws NOT_FOUND. */
export async function shownPayment(db: Connection, by: { paymentId: string } | { purchaseId: string }): Promise<Shown> {
  const row = await findPaymentRow(db, by);
  if (row === undefined) throw new Refusal("NOT_FOUND");
  const { left: rest, shipping } = await readLeft(db, row);
  const left = isOfPerson(row) ? await readOwed(db, row) : rest;
  const [lines, refunds, captures, entries] = [
    await readLines(db, row),
    await readRefunds(db, row),
    await readCapturesOf(db, row),
    await readEntries(db, row),
  ];
  const shipment = row.shipmentId === null ? undefined : await findShipment(db, row.userId, row.shipmentId);
  const cost = row.shippingCostCents;
  return {
    ...listedPayment(row),
    leftProviders: row.leftProviders,
    leftAmount: toEuros(left),
    heldAmount: toEuros(row.heldCents),
    refundKind: refundKindOf(row, left),
    lines: lines.map(({ unitPriceCents, ...line }) => ({ ...line, unitPrice: toEuros(unitPriceCents) })),
    shipping:
      cost === null
        ? null
        : { shippingCost: toEuros(cost), leftAmount: toEuros(cents(Math.max(0, subtract(cost, shipping)))) },
    orderStatus: shipment?.status ?? null,
    failureReason: row.failureReason,
    settledAtUtc: row.settledAt?.toISOString() ?? null,
    refunds: refunds.map(({ refundId, paidCents, shippingCents, createdAt, ...refund }) => ({
      id: refundId,
      amount: toEuros(paidCents),
      shippingAmount: toEuros(shippingCents),
      ...refund,
      createdAtUtc: createdAt.toISOString(),
    })),
    captures: captures.map(({ captureId, paidCents, createdAt, release }) => ({
      id: captureId,
      amount: toEuros(paidCents),
      release,
      createdAtUtc: createdAt.toISOString(),
    })),
    ledger: entries.map(({ entryId, fromAccount, toAccount, amountCents, description, createdAt }) => ({
      id: entryId,
      from: fromAccount,
      to: toAccount,
      amount: toEuros(amountCents),
      description,
      createdAtUtc: createdAt.toISOString(),
    })),
  };
}
