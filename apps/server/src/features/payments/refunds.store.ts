import { sql } from "kysely";
import type { Connection } from "../../database/connection.ts";
import type { RefundAnswer } from "./provider.ts";

/** `paidCents` is in hundredths of the payment's currency. */
export type DueRefund = { userId: string; refundId: string; providerPaymentId: string; paidCents: number };

/**
 * Takes the refund that is due longest, if any, and puts the next try five minutes off, in case that this process dies
 * over it. No other process takes the same one meanwhile.
 */
export async function claimDueRefund(db: Connection, provider: string, now: Date): Promise<DueRefund | undefined> {
  const { rows } = await sql<DueRefund>`
    update refunds r set next_attempt_at = ${now}::timestamptz + interval '5 minutes'
    from payments p
    where p.user_id = r.user_id and p.payment_id = r.payment_id and (r.user_id, r.refund_id) = (
      select due.user_id, due.refund_id from refunds due join payments paid using (user_id, payment_id)
      where due.next_attempt_at <= ${now} and paid.provider = ${provider} and paid.provider_payment_id is not null
      order by due.next_attempt_at limit 1 for update of due skip locked)
    returning r.user_id as "userId", r.refund_id as "refundId", p.provider_payment_id as "providerPaymentId",
      r.paid_cents as "paidCents"`.execute(db);
  return rows[0];
}

export async function setRefundStatus(
  db: Connection,
  { userId, refundId }: DueRefund,
  status: RefundAnswer,
): Promise<void> {
  await sql`
    update refunds set status = ${status}, next_attempt_at = null
    where user_id = ${userId} and refund_id = ${refundId}`.execute(db);
}
