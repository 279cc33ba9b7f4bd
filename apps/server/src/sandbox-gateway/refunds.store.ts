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
    .where(sql<boolean>`refunded_minor - refunds_back_minor + charged_back_minor + ${amountMinor}
      <= amount_minor`)
    .executeTakeFirstOrThrow();
  return numUpdatedRows === 1n;
}

/**
 * Lets the refunds of a payment fail later, if its card or account is the one for that and nothing else is to happen to
 * it.
 */
export async function letRefundsFail(tx: GatewayConnection, paymentId: string, last4: string, at: Date): Promise<void> {
  await tx
    .updateTable("sandboxGateway.gatewayPayments")
    .set({ nextStep: "returnRefunds", nextStepAt: at })
    .where("paymentId", "=", paymentId)
    .where("cardLast4", "=", last4)
    .where("nextStep", "is", null)
    .execute();
}

/** Marks all refunds of a payment as failed. Their money stays with the merchant. */
export async function failRefunds(tx: GatewayConnection, paymentId: string, at: Date): Promise<void> {
  const refunds = await tx
    .selectFrom("sandboxGateway.gatewayRefunds")
    .select("idempotencyKey")
    .where("paymentId", "=", paymentId)
    .orderBy("createdAt")
    .execute();
  await tx
    .updateTable("sandboxGateway.gatewayPayments")
    .set(({ ref }) => ({
      refundsBackMinor: ref("refundedMinor"),
      backKeys: refunds.map(({ idempotencyKey }) => idempotencyKey),
      nextStep: null,
      nextStepAt: null,
      updatedAt: at,
    }))
    .where("paymentId", "=", paymentId)
    .execute();
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
