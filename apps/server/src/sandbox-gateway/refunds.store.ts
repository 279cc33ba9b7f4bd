import { sql } from "kysely";
import type { GatewayConnection } from "./parts.ts";

export type Refund = { refundId: string; paymentId: string; amountMinor: number };

export async function findRefund(tx: GatewayConnection, idempotencyKey: string): Promise<Refund | undefined> {
  const { rows } = await sql<Refund>`
    select refund_id as "refundId", payment_id as "paymentId", amount_minor as "amountMinor"
    from sandbox_gateway.gateway_refunds where idempotency_key = ${idempotencyKey}`.execute(tx);
  return rows[0];
}

/** Whether as much is left of the payment. The caller holds its row. */
export async function takeFromPayment(
  tx: GatewayConnection,
  { paymentId, amountMinor }: Refund,
  at: Date,
): Promise<boolean> {
  const { numAffectedRows } = await sql`
    update sandbox_gateway.gateway_payments
    set refunded_minor = refunded_minor + ${amountMinor}, updated_at = ${at}
    where payment_id = ${paymentId} and status = 'Captured'
      and refunded_minor + charged_back_minor + ${amountMinor} <= amount_minor`.execute(tx);
  return numAffectedRows === 1n;
}

export async function insertRefund(
  tx: GatewayConnection,
  idempotencyKey: string,
  { refundId, paymentId, amountMinor }: Refund,
  at: Date,
): Promise<void> {
  await sql`
    insert into sandbox_gateway.gateway_refunds (idempotency_key, refund_id, payment_id, amount_minor, created_at)
    values (${idempotencyKey}, ${refundId}, ${paymentId}, ${amountMinor}, ${at})`.execute(tx);
}
