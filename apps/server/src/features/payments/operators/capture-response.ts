import type { Endpoints, ResponseOf } from "@trove/contract";
import { toEuros } from "@trove/money";
import { Refusal } from "../../../command/refusal.ts";
import type { Connection } from "../../../database/connection.ts";
import { type CaptureRow, findCapture } from "./quarantine.store.ts";

type Shown = ResponseOf<Endpoints["refundCapture"]>;

function expectedPayment({
  paymentId,
  expectedCents,
  expectedCurrency,
  personId,
  email,
}: CaptureRow): Shown["payment"] {
  if (paymentId === null || expectedCents === null || expectedCurrency === null) return null;
  return { id: paymentId, amount: toEuros(expectedCents), currencyCode: expectedCurrency, userInfoId: personId, email };
}

export function captureResponse(row: CaptureRow): Shown {
  return {
    id: row.captureId,
    provider: row.provider,
    providerPaymentId: row.providerPaymentId,
    paid: { currencyCode: row.currencyCode, amount: toEuros(row.paidCents) },
    valueAmount: toEuros(row.valueCents),
    returnedAmount: toEuros(row.returnedCents),
    reference: row.reference,
    payment: expectedPayment(row),
    release: row.release,
    releasedAtUtc: row.releasedAt?.toISOString() ?? null,
    refundStatus: row.refundStatus,
    createdAtUtc: row.createdAt.toISOString(),
  };
}

/** Returns a capture in its current state. Throws NOT_FOUND. */
export async function shownCapture(db: Connection, { captureId }: { captureId: string }): Promise<Shown> {
  const row = await findCapture(db, captureId);
  if (row === undefined) throw new Refusal("NOT_FOUND");
  return captureResponse(row);
}
