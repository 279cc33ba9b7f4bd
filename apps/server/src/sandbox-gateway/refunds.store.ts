import { type Selectable, sql } from "kysely";
import type { GatewayConnection } from "./parts.ts";
import type { Tables } from "./tables.generated.ts";

export type Refund = Pick<
  Selectable<Tables["sandboxGateway.gatewayRefunds"]>,
  "refundId" | "paymentId" | "amountMinor"
>;

export function findRefund(tx: GatewayConnection, idempotencyKey: string): Promise<Refund | undefined> {
  return tx
    .selectFrom("sandboxGateway.gatewayRefunds")
    .select(["refundId", "paymentId", "amountMinor"])
    .where("idempotencyKey", "=", idempotencyKey)
    .executeTakeFirst();
}

/**
 * Adds the amount to the payment's refunded total. Returns false if less is left. The caller must hold the lock on the
 * payment's row.
 */
export async function takeFromPayment(
  tx: GatewayConnection,
  { paymentId, amountMinor }: Refund,
  at: Date,
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable("sandboxGateway.gatewayPayments")
    .set(({ eb }) => ({ refundedMinor: eb("refundedMinor", "+", amountMinor), updatedAt: at }))
    .where("paymentId", "=", paymentId)
    .where("status", "=", "Captured")
    .where(sql<boolean>`refunded_minor + charged_back_minor + ${amountMinor} <= amount_minor`)
    .executeTakeFirstOrThrow();
  return numUpdatedRows === 1n;
}

export async function insertRefund(
  tx: GatewayConnection,
  idempotencyKey: string,
  { refundId, paymentId, amountMinor }: Refund,
  createdAt: Date,
): Promise<void> {
  await tx
    .insertInto("sandboxGateway.gatewayRefunds")
    .values({ idempotencyKey, refundId, paymentId, amountMinor, createdAt })
    .execute();
}
