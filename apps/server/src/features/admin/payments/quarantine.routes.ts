import type { Endpoints, ResponseOf } from "@trove/contract";
import { toEuros } from "@trove/money";
import { Refusal } from "../../../command/refusal.ts";
import type { Bind } from "../../../http/bind.ts";
import { pageRange, pageResponse } from "../../../http/page.ts";
import type { AdminParts } from "../parts.ts";
import { type CaptureRow, countCaptures, findCapture, readCaptures } from "./quarantine.store.ts";
import { bookCapture, creditCapture, refundCapture } from "./release-capture.ts";

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

function captureResponse(row: CaptureRow): Shown {
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

export function quarantineRoutes(bind: Bind, parts: AdminParts): void {
  const { db } = parts;

  async function shown({ captureId }: { captureId: string }): Promise<Shown> {
    const row = await findCapture(db, captureId);
    if (row === undefined) throw new Refusal("NOT_FOUND");
    return captureResponse(row);
  }

  bind("listCaptures", async ({ query }) => {
    const isWaiting = query.state === "Waiting";
    const [rows, totalCount] = await Promise.all([
      readCaptures(db, isWaiting, pageRange(query)),
      countCaptures(db, isWaiting),
    ]);
    return pageResponse(query, rows.map(captureResponse), totalCount);
  });

  bind("getCapture", ({ params }) => shown({ captureId: params.id }));

  bind("creditCapture", async ({ person, idempotency, params, body }) =>
    shown(await creditCapture(parts, { person, idempotency }, params.id, body)),
  );

  bind("refundCapture", async ({ person, idempotency, params, body }) =>
    shown(await refundCapture(parts, { person, idempotency }, params.id, body.reason)),
  );

  bind("bookCapture", async ({ person, idempotency, params, body }) =>
    shown(await bookCapture(parts, { person, idempotency }, params.id, body)),
  );
}
