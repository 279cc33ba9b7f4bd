import type { ApprovalStatus } from "@trove/contract";
import { sql } from "kysely";
import { callCommand } from "../../../command/call-command.ts";
import { command } from "../../../command/command-call.ts";
import type { Connection, Transaction } from "../../../database/connection.ts";

type Narrowed = { status: ApprovalStatus; before: object | null; after: object | null };

function approvals(db: Connection) {
  return db
    .selectFrom("approvals as a")
    .leftJoin("users as r", "r.userId", "a.requestedBy")
    .leftJoin("users as d", "d.userId", "a.decidedBy")
    .selectAll("a")
    .select(["r.userName as requestedByName", "d.userName as decidedByName"])
    .$narrowType<Narrowed>();
}

export type ApprovalRow = NonNullable<Awaited<ReturnType<typeof findApproval>>>;

export function findApproval(db: Connection, approvalId: string) {
  return approvals(db).where("a.approvalId", "=", approvalId).executeTakeFirst();
}

/** Reads an approval and locks it until the transaction ends. */
export function lockApproval(tx: Transaction, approvalId: string): Promise<ApprovalRow | undefined> {
  return approvals(tx).where("a.approvalId", "=", approvalId).forUpdate("a").executeTakeFirst();
}

export function findAsked(db: Connection, requestedBy: string, key: string): Promise<ApprovalRow | undefined> {
  return approvals(db).where("a.requestedBy", "=", requestedBy).where("a.idempotencyKey", "=", key).executeTakeFirst();
}

export type NewApproval = {
  approvalId: string;
  action: string;
  subjectId: string;
  request: object;
  idempotencyKey: string | null;
  requestHash: Buffer;
  requestedBy: string;
  requestedAt: Date;
  before: object | null;
  after: object | null;
  reason: string | null;
  people: readonly string[];
};

/**
 * Locks the operator's requests for approval until the transaction ends, so that concurrent requests count each other.
 */
export async function lockAsking(tx: Transaction, userId: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`approvals ${userId}`}, 0))`.execute(tx);
}

/**
 * Inserts an approval unless a call with the same key has requested one, or the same change already waits. Returns true
 * if it was inserted.
 */
export async function insertApproval(
  db: Connection,
  { request, before, after, people, ...approval }: NewApproval,
): Promise<boolean> {
  const json = { request: JSON.stringify(request), before: before && JSON.stringify(before) };
  const { numInsertedOrUpdatedRows } = await db
    .insertInto("approvals")
    .values({ ...approval, ...json, after: after && JSON.stringify(after), people: [...people] })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
}

export async function countWaiting(db: Connection, requestedBy: string): Promise<number> {
  const { waiting } = await db
    .selectFrom("approvals")
    .select(({ fn }) => fn.countAll<number>().as("waiting"))
    .where("requestedBy", "=", requestedBy)
    .where("status", "=", "Waiting")
    .executeTakeFirstOrThrow();
  return waiting;
}

/** Counts an operator's requests since a time, in any status. */
export async function countAsked(db: Connection, requestedBy: string, since: Date): Promise<number> {
  const { asked } = await db
    .selectFrom("approvals")
    .select(({ fn }) => fn.countAll<number>().as("asked"))
    .where("requestedBy", "=", requestedBy)
    .where("requestedAt", ">", since)
    .executeTakeFirstOrThrow();
  return asked;
}

/** The end of an approval: decided by an operator, or withdrawn. */
export type End =
  | { status: "Approved" | "Rejected"; decidedBy: string; decidedAt: Date; decisionReason: string | null }
  | { status: "Withdrawn"; decidedAt: Date };

export function writeEnd(tx: Transaction, approvalId: string, end: End): Promise<void> {
  const {
    status,
    decidedAt: at,
    decidedBy,
    decisionReason: reason,
  } = { decidedBy: null, decisionReason: null, ...end };
  return callCommand(tx, command("approvals_end", { approvals: [approvalId], status, decidedBy, at, reason }));
}

/**
 * Expires the requests made at `before` or earlier, and returns them. Skips requests that are being decided or
 * withdrawn.
 */
export async function writeExpired(tx: Transaction, before: Date, at: Date) {
  const waiting = await tx
    .selectFrom("approvals")
    .select(["approvalId", "requestedBy"])
    .where("status", "=", "Waiting")
    .where("requestedAt", "<=", before)
    .forUpdate()
    .skipLocked()
    .execute();
  const ids = waiting.map(({ approvalId }) => approvalId);
  await callCommand(
    tx,
    command("approvals_end", { approvals: ids, status: "Expired", at, decidedBy: null, reason: null }),
  );
  return waiting;
}

export type VisibleTo = {
  userId: string;
  actions: readonly string[];
  status?: ApprovalStatus | undefined;
  id?: string | undefined;
};

/** Selects the approvals that the operator has requested or may decide. */
function visible(db: Connection, { userId, actions, status, id }: VisibleTo) {
  let query = approvals(db).where((eb) =>
    eb.or([eb("a.requestedBy", "=", userId), eb("a.action", "=", eb.fn.any(eb.val(actions)))]),
  );
  if (id !== undefined) query = query.where("a.approvalId", "=", id);
  return status === undefined ? query : query.where("a.status", "=", status);
}

export function readApprovals(
  db: Connection,
  to: VisibleTo,
  { limit, offset }: { limit: number; offset: number },
): Promise<ApprovalRow[]> {
  return visible(db, to)
    .orderBy("a.requestedAt", "desc")
    .orderBy("a.approvalId", "desc")
    .limit(limit)
    .offset(offset)
    .execute();
}

export async function countApprovals(db: Connection, to: VisibleTo): Promise<number> {
  const { totalCount } = await db
    .selectFrom(visible(db, to).as("found"))
    .select(({ fn }) => fn.countAll<number>().as("totalCount"))
    .executeTakeFirstOrThrow();
  return totalCount;
}
