import { sql } from "kysely";
import type { GatewayConnection } from "./parts.ts";
import type { PaymentStatus } from "./payment-state.ts";
import type { Session } from "./sessions.store.ts";

export type Payment = {
  paymentId: string;
  sessionId: string;
  status: PaymentStatus;
  declineReason: string | null;
  nextStep: Step | null;
};

export type Step = "capture" | "chargeback" | "expire";

const paymentColumns = sql`payment_id as "paymentId", session_id as "sessionId", status,
  decline_reason as "declineReason", next_step as "nextStep"`;

export type NewPayment = Omit<Payment, "sessionId"> & {
  cardBrand: string;
  cardLast4: string;
  nextStepAt: Date | null;
  createdAt: Date;
};

export async function insertPayment(tx: GatewayConnection, session: Session, payment: NewPayment): Promise<void> {
  await sql`
    insert into sandbox_gateway.gateway_payments (payment_id, session_id, reference, amount_minor, currency_code,
      card_brand, card_last4, status, decline_reason, next_step, next_step_at, created_at, updated_at)
    values (${payment.paymentId}, ${session.sessionId}, ${session.reference}, ${session.amountMinor},
      ${session.currencyCode}, ${payment.cardBrand}, ${payment.cardLast4}, ${payment.status},
      ${payment.declineReason}, ${payment.nextStep}, ${payment.nextStepAt}, ${payment.createdAt},
      ${payment.createdAt})`.execute(tx);
}

export async function findPaymentOf(tx: GatewayConnection, sessionId: string): Promise<Payment | undefined> {
  const { rows } = await sql<Payment>`
    select ${paymentColumns} from sandbox_gateway.gateway_payments where session_id = ${sessionId}`.execute(tx);
  return rows[0];
}

/** Holds the payment until the transaction ends. */
export async function lockPayment(tx: GatewayConnection, paymentId: string): Promise<Payment | undefined> {
  const { rows } = await sql<Payment>`
    select ${paymentColumns} from sandbox_gateway.gateway_payments where payment_id = ${paymentId} for update`.execute(
    tx,
  );
  return rows[0];
}

/** The payment whose next step is due longest, unless another process holds it. */
export async function lockDuePayment(tx: GatewayConnection, now: Date): Promise<Payment | undefined> {
  const { rows } = await sql<Payment>`
    select ${paymentColumns} from sandbox_gateway.gateway_payments
    where next_step is not null and next_step_at <= ${now} order by next_step_at limit 1
    for update skip locked`.execute(tx);
  return rows[0];
}

/** Sets where a payment stands; nothing more is in store for it. */
export async function concludePayment(
  tx: GatewayConnection,
  paymentId: string,
  status: PaymentStatus,
  at: Date,
  declineReason: string | null = null,
): Promise<void> {
  await sql`
    update sandbox_gateway.gateway_payments
    set status = ${status}, decline_reason = ${declineReason}, next_step = null, next_step_at = null,
      updated_at = ${at}
    where payment_id = ${paymentId}`.execute(tx);
}

export async function chargeBackPayment(tx: GatewayConnection, paymentId: string, at: Date): Promise<void> {
  await sql`
    update sandbox_gateway.gateway_payments
    set charged_back_minor = amount_minor - refunded_minor, next_step = null, next_step_at = null, updated_at = ${at}
    where payment_id = ${paymentId}`.execute(tx);
}
