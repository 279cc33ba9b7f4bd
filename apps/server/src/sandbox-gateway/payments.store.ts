import { type NotNull, type Selectable, sql } from "kysely";
import type { GatewayConnection } from "./parts.ts";
import type { PaymentStatus } from "./payment-state.ts";
import type { Session } from "./sessions.store.ts";
import type { Tables } from "./tables.generated.ts";

const paymentColumns = [
  "paymentId",
  "sessionId",
  "status",
  "declineReason",
  "nextStep",
  "cardBrand",
  "cardLast4",
] as const;

type GatewayPayments = Tables["sandboxGateway.gatewayPayments"];

export type Payment = Pick<Selectable<GatewayPayments>, (typeof paymentColumns)[number]>;

/** A new payment, without the columns that are copied from its session. */
export type NewPayment = Omit<Payment, "sessionId"> &
  Pick<Selectable<GatewayPayments>, "nextStepAt" | "createdAt"> &
  Partial<Pick<Selectable<GatewayPayments>, "cardExpires" | "keeperId">>;

export async function insertPayment(
  tx: GatewayConnection,
  { sessionId, reference, amountMinor, currencyCode }: Session,
  payment: NewPayment,
): Promise<void> {
  await tx
    .insertInto("sandboxGateway.gatewayPayments")
    .values({ ...payment, sessionId, reference, amountMinor, currencyCode, updatedAt: payment.createdAt })
    .execute();
}

export function findPaymentOf(tx: GatewayConnection, sessionId: string): Promise<Payment | undefined> {
  return tx
    .selectFrom("sandboxGateway.gatewayPayments")
    .select(paymentColumns)
    .where("sessionId", "=", sessionId)
    .executeTakeFirst();
}

/** Locks the payment until the transaction ends. */
export function lockPayment(tx: GatewayConnection, paymentId: string): Promise<Payment | undefined> {
  return tx
    .selectFrom("sandboxGateway.gatewayPayments")
    .select(paymentColumns)
    .where("paymentId", "=", paymentId)
    .forUpdate()
    .executeTakeFirst();
}

/** Locks and returns the payment whose next step has been due longest. Skips payments locked by another process. */
export function lockDuePayment(tx: GatewayConnection, now: Date) {
  return tx
    .selectFrom("sandboxGateway.gatewayPayments")
    .select(paymentColumns)
    .where("nextStep", "is not", null)
    .where("nextStepAt", "<=", now)
    .orderBy("nextStepAt")
    .limit(1)
    .forUpdate()
    .skipLocked()
    .$narrowType<{ nextStep: NotNull }>()
    .executeTakeFirst();
}

/** Sets a payment's final status, and removes its next step. */
export async function concludePayment(
  tx: GatewayConnection,
  paymentId: string,
  status: PaymentStatus,
  at: Date,
  declineReason: string | null = null,
): Promise<void> {
  await tx
    .updateTable("sandboxGateway.gatewayPayments")
    .set({ status, declineReason, nextStep: null, nextStepAt: null, updatedAt: at })
    .where("paymentId", "=", paymentId)
    .execute();
}

/** Sets what happens next to a payment. */
export async function setNextStep(
  tx: GatewayConnection,
  paymentId: string,
  { step, at }: { step: "capture" | "chargeback"; at: Date },
): Promise<void> {
  await tx
    .updateTable("sandboxGateway.gatewayPayments")
    .set({ nextStep: step, nextStepAt: at })
    .where("paymentId", "=", paymentId)
    .execute();
}

export async function chargeBackPayment(tx: GatewayConnection, paymentId: string, at: Date): Promise<void> {
  await tx
    .updateTable("sandboxGateway.gatewayPayments")
    .set({
      chargedBackMinor: sql<number>`amount_minor - refunded_minor + refunds_back_minor`,
      nextStep: null,
      nextStepAt: null,
      updatedAt: at,
    })
    .where("paymentId", "=", paymentId)
    .execute();
}
