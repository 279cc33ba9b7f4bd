import { sql } from "kysely";
import type { GatewayConnection } from "./parts.ts";
import type { PaymentState, PaymentStatus } from "./payment-state.ts";

export type Session = {
  sessionId: string;
  requestHash: string;
  reference: string;
  amountMinor: number;
  currencyCode: string;
  returnUrl: string;
  webhookUrl: string;
  status: "Open" | "Used" | "Cancelled" | "Expired";
  expiresAt: Date;
};

export type NewSession = Omit<Session, "status"> & { idempotencyKey: string; createdAt: Date };

const sessionColumns = sql`session_id as "sessionId", request_hash as "requestHash", reference,
  amount_minor as "amountMinor", currency_code as "currencyCode", return_url as "returnUrl",
  webhook_url as "webhookUrl", status, expires_at as "expiresAt"`;

/** The session made, or the one that was made under the same key before. */
export async function insertSession(db: GatewayConnection, session: NewSession): Promise<Session | undefined> {
  await sql`
    insert into sandbox_gateway.gateway_sessions (session_id, idempotency_key, request_hash, reference, amount_minor,
      currency_code, return_url, webhook_url, created_at, expires_at)
    values (${session.sessionId}, ${session.idempotencyKey}, ${session.requestHash}, ${session.reference},
      ${session.amountMinor}, ${session.currencyCode}, ${session.returnUrl}, ${session.webhookUrl},
      ${session.createdAt}, ${session.expiresAt})
    on conflict (idempotency_key) do nothing`.execute(db);
  const { rows } = await sql<Session>`
    select ${sessionColumns} from sandbox_gateway.gateway_sessions
    where idempotency_key = ${session.idempotencyKey}`.execute(db);
  return rows[0];
}

/** Holds the session until the transaction ends, so that one payment at most comes of it. */
export async function lockSession(tx: GatewayConnection, sessionId: string): Promise<Session | undefined> {
  const { rows } = await sql<Session>`
    select ${sessionColumns} from sandbox_gateway.gateway_sessions where session_id = ${sessionId} for update`.execute(
    tx,
  );
  return rows[0];
}

export async function setSessionStatus(
  tx: GatewayConnection,
  sessionId: string,
  status: Session["status"],
): Promise<void> {
  await sql`
    update sandbox_gateway.gateway_sessions set status = ${status} where session_id = ${sessionId}`.execute(tx);
}

/** Open sessions past their end, at most a hundred, none that another process holds. */
export async function lockExpiredSessions(tx: GatewayConnection, now: Date): Promise<Session[]> {
  const { rows } = await sql<Session>`
    select ${sessionColumns} from sandbox_gateway.gateway_sessions
    where status = 'Open' and expires_at <= ${now} order by expires_at limit 100 for update skip locked`.execute(tx);
  return rows;
}

type StateRow = Omit<PaymentState, "status" | "card"> & {
  sessionStatus: Session["status"];
  paymentStatus: PaymentStatus | null;
  cardBrand: string | null;
  cardLast4: string | null;
};

const stateColumns = sql`
  s.session_id as "sessionId", p.payment_id as "paymentId", coalesce(p.reference, s.reference) as reference,
  coalesce(p.amount_minor, s.amount_minor) as "amountMinor",
  coalesce(p.currency_code, s.currency_code) as "currencyCode", s.status as "sessionStatus",
  p.status as "paymentStatus", p.decline_reason as "declineReason",
  coalesce(p.charged_back_minor, 0)::bigint as "chargedBackMinor",
  coalesce(p.refunded_minor, 0)::bigint as "refundedMinor", p.card_brand as "cardBrand", p.card_last4 as "cardLast4"`;

function stateOf({ sessionStatus, paymentStatus, cardBrand, cardLast4, ...state }: StateRow): PaymentState {
  const status = paymentStatus ?? (sessionStatus === "Used" ? "Open" : sessionStatus);
  const card = cardBrand === null || cardLast4 === null ? null : { brand: cardBrand, last4: cardLast4 };
  return { ...state, status, card };
}

/** Where a session stands, found by its own id or by its payment's. */
export async function readState(db: GatewayConnection, id: string): Promise<PaymentState | undefined> {
  const { rows } = await sql<StateRow>`
    select ${stateColumns}
    from sandbox_gateway.gateway_sessions s left join sandbox_gateway.gateway_payments p using (session_id)
    where s.session_id = ${id} or s.session_id =
      (select session_id from sandbox_gateway.gateway_payments where payment_id = ${id})`.execute(db);
  const [row] = rows;
  return row && stateOf(row);
}

export type Change = PaymentState & { updatedAt: Date };

/** Payments that changed at or after a moment, in the order in which they did; ids part those of one moment. */
export async function readChanges(
  db: GatewayConnection,
  since: Date,
  afterId: string,
  limit: number,
): Promise<Change[]> {
  const { rows } = await sql<StateRow & { updatedAt: Date }>`
    select ${stateColumns}, p.updated_at as "updatedAt"
    from sandbox_gateway.gateway_payments p join sandbox_gateway.gateway_sessions s using (session_id)
    where (p.updated_at, p.payment_id) > (${since}::timestamptz, ${afterId})
    order by p.updated_at, p.payment_id limit ${limit}`.execute(db);
  return rows.map(({ updatedAt, ...row }) => ({ ...stateOf(row), updatedAt }));
}
