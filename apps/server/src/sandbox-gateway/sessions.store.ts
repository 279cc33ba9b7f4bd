import { type Insertable, type NotNull, type Selectable, sql } from "kysely";
import type { GatewayConnection } from "./parts.ts";
import type { PaymentState } from "./payment-state.ts";
import type { Tables } from "./tables.generated.ts";
import type { GatewayMethod } from "./means/methods.ts";
import { KNOWN_CARDS } from "./means/test-cards.ts";

const sessionColumns = [
  "sessionId",
  "requestHash",
  "reference",
  "amountMinor",
  "currencyCode",
  "returnUrl",
  "webhookUrl",
  "status",
  "expiresAt",
  "method",
  "customerId",
] as const;

type GatewaySessions = Tables["sandboxGateway.gatewaySessions"];

type Columns = Pick<Selectable<GatewaySessions>, (typeof sessionColumns)[number]>;

export type Session = Omit<Columns, "method"> & { method: GatewayMethod };

/** Inserts the session, or returns the one that was inserted with the same key. */
export async function insertSession(
  db: GatewayConnection,
  session: Insertable<GatewaySessions>,
): Promise<Session | undefined> {
  await db
    .insertInto("sandboxGateway.gatewaySessions")
    .values(session)
    .onConflict((conflict) => conflict.column("idempotencyKey").doNothing())
    .execute();
  return db
    .selectFrom("sandboxGateway.gatewaySessions")
    .select(sessionColumns)
    .where("idempotencyKey", "=", session.idempotencyKey)
    .$narrowType<{ method: GatewayMethod }>()
    .executeTakeFirst();
}

/** Finds a session that can still be paid. */
export function findOpenSession(db: GatewayConnection, sessionId: string, now: Date) {
  return db
    .selectFrom("sandboxGateway.gatewaySessions")
    .select("customerId")
    .where("sessionId", "=", sessionId)
    .where("status", "=", "Open")
    .where("expiresAt", ">", now)
    .executeTakeFirst();
}

/** Locks the session until the transaction ends, so that it can't get a second payment. */
export function lockSession(tx: GatewayConnection, sessionId: string): Promise<Session | undefined> {
  return tx
    .selectFrom("sandboxGateway.gatewaySessions")
    .select(sessionColumns)
    .where("sessionId", "=", sessionId)
    .forUpdate()
    .$narrowType<{ method: GatewayMethod }>()
    .executeTakeFirst();
}

export async function setSessionStatus(
  tx: GatewayConnection,
  sessionId: string,
  status: Session["status"],
): Promise<void> {
  await tx.updateTable("sandboxGateway.gatewaySessions").set({ status }).where("sessionId", "=", sessionId).execute();
}

/** Locks up to a hundred open sessions that have expired. Skips sessions locked by another process. */
export function lockExpiredSessions(tx: GatewayConnection, now: Date): Promise<Session[]> {
  return tx
    .selectFrom("sandboxGateway.gatewaySessions")
    .select(sessionColumns)
    .where("status", "=", "Open")
    .where("expiresAt", "<=", now)
    .orderBy("expiresAt")
    .limit(100)
    .forUpdate()
    .skipLocked()
    .$narrowType<{ method: GatewayMethod }>()
    .execute();
}

/** Joins sessions with their payments, if any. */
function states(db: GatewayConnection) {
  return db
    .selectFrom("sandboxGateway.gatewaySessions as s")
    .leftJoin("sandboxGateway.gatewayPayments as p", "p.sessionId", "s.sessionId")
    .select(["s.sessionId", "p.paymentId", "s.status as sessionStatus", "p.status as paymentStatus"])
    .select(["p.declineReason", "p.cardBrand", "p.cardLast4", "p.keeperId"])
    .select(({ fn, lit }) => [
      fn.coalesce("p.reference", "s.reference").as("reference"),
      fn.coalesce("p.amountMinor", "s.amountMinor").as("amountMinor"),
      fn.coalesce("p.currencyCode", "s.currencyCode").as("currencyCode"),
      fn.coalesce("p.chargedBackMinor", lit(0)).as("chargedBackMinor"),
      fn.coalesce("p.refundedMinor", lit(0)).as("refundedMinor"),
      fn.coalesce("p.refundsBackMinor", lit(0)).as("refundsBackMinor"),
      fn.coalesce("p.backKeys", sql<string[]>`'{}'`).as("backKeys"),
    ]);
}

type StateRow = Awaited<ReturnType<ReturnType<typeof states>["execute"]>>[number];

function stateOf(row: StateRow): PaymentState {
  const { sessionStatus, paymentStatus, cardBrand, cardLast4, keeperId, ...state } = row;
  const status = paymentStatus ?? (sessionStatus === "Used" ? "Open" : sessionStatus);
  const card =
    cardBrand === null || cardLast4 === null ? null : { brand: cardBrand, last4: cardLast4, ...KNOWN_CARDS[cardLast4] };
  return { ...state, status, card, isKept: status === "Captured" && keeperId !== null };
}

/** Reads the state of a session, found by the session's id or by its payment's id. */
export async function readState(db: GatewayConnection, id: string): Promise<PaymentState | undefined> {
  const row = await states(db)
    .where(({ eb, or, selectFrom }) =>
      or([
        eb("s.sessionId", "=", id),
        eb(
          "s.sessionId",
          "=",
          selectFrom("sandboxGateway.gatewayPayments").select("sessionId").where("paymentId", "=", id),
        ),
      ]),
    )
    .executeTakeFirst();
  return row && stateOf(row);
}

/**
 * Reads payments that changed at or after a time, in order of their change. Payments with the same time are ordered by
 * id.
 */
export async function readChanges(db: GatewayConnection, since: Date, afterId: string, limit: number) {
  const rows = await states(db)
    .select("p.updatedAt")
    .where("p.updatedAt", "is not", null)
    .where(({ eb, refTuple, tuple }) => eb(refTuple("p.updatedAt", "p.paymentId"), ">", tuple(since, afterId)))
    .orderBy("p.updatedAt")
    .orderBy("p.paymentId")
    .limit(limit)
    .$narrowType<{ updatedAt: NotNull }>()
    .execute();
  return rows.map(({ updatedAt, ...row }) => ({ ...stateOf(row), updatedAt }));
}

type Span = { from: Date; until: Date; afterId: string };

/**
 * Reads payments that began at or after `from` and before `until`, in that order. Payments with the same time are
 * ordered by id.
 */
export async function readBegun(db: GatewayConnection, { from, until, afterId }: Span, limit: number) {
  const rows = await states(db)
    .select("p.createdAt")
    .where("p.createdAt", "<", until)
    .where(({ eb, refTuple, tuple }) => eb(refTuple("p.createdAt", "p.paymentId"), ">", tuple(from, afterId)))
    .orderBy("p.createdAt")
    .orderBy("p.paymentId")
    .limit(limit)
    .$narrowType<{ createdAt: NotNull }>()
    .execute();
  return rows.map(({ createdAt, ...row }) => ({ ...stateOf(row), createdAt }));
}
