import { z } from "zod";
import { insertEvent } from "./events.store.ts";
import { GatewayProblem } from "./gateway-problem.ts";
import { newId } from "./keys.ts";
import type { GatewayParts } from "./parts.ts";
import { lockPayment } from "./payments.store.ts";
import { findRefund, insertRefund, letRefundsFail, type Refund, takeFromPayment } from "./refunds.store.ts";
import { FAILING_REFUNDS } from "./means/test-cards.ts";

const refundRequest = z.strictObject({ amountMinor: z.int().min(1).max(100_000_000) });

/** Refunds a card payment partly or fully. If the request is repeated with its key, returns the same refund. */
export async function refundPayment(
  { db, now }: GatewayParts,
  paymentId: string,
  idempotencyKey: string | undefined,
  sent: unknown,
): Promise<Refund> {
  const parsed = refundRequest.safeParse(sent);
  if (!parsed.success || !idempotencyKey) throw new GatewayProblem(400, "invalid_request");
  const { amountMinor } = parsed.data;
  const at = now();
  return db.transaction().execute(async (tx) => {
    const payment = await lockPayment(tx, paymentId);
    if (payment === undefined) throw new GatewayProblem(404, "not_found");
    const earlier = await findRefund(tx, idempotencyKey);
    if (earlier !== undefined) {
      if (earlier.paymentId === paymentId && earlier.amountMinor === amountMinor) return earlier;
      throw new GatewayProblem(409, "idempotency_key_reused");
    }
    const refund = { refundId: newId("ref"), paymentId, amountMinor };
    if (!(await takeFromPayment(tx, refund, at))) throw new GatewayProblem(409, "not_refundable");
    await insertRefund(tx, idempotencyKey, refund, at);
    const { last4, afterSeconds } = FAILING_REFUNDS;
    await letRefundsFail(tx, paymentId, last4, new Date(at.getTime() + afterSeconds * 1000));
    await insertEvent(tx, "refunded", payment.sessionId, at);
    return refund;
  });
}
