import type { ApprovalStatus } from "@trove/contract";
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

/** Returns the approval and locks it until the transaction ends. */
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
};

/** Does nothing if a call with the same key has asked already. Returns whether it was the first. */
export async function insertApproval(
  db: Connection,
  { request, before, after, ...approval }: NewApproval,
): Promise<boolean> {
  const json = { request: JSON.stringify(request), before: before && JSON.stringify(before) };
  const { numInsertedOrUpdatedRows } = await db
    .insertInto("approvals")
    .values({ ...approval, ...json, after: after && JSON.stringify(after) })
    .onConflict((conflict) => conflict.columns(["requestedBy", "idempotencyKey"]).doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
}

export type Decision = {
  status: Exclude<ApprovalStatus, "Waiting">;
  decidedBy: string;
  decidedAt: Date;
  decisionReason: string | null;
};

export async function writeDecision(tx: Transaction, approvalId: string, decision: Decision): Promise<void> {
  await tx.updateTable("approvals").set(decision).where("approvalId", "=", approvalId).execute();
}

export type VisibleTo = {
  userId: string;
  actions: readonly string[];
  status?: ApprovalStatus | undefined;
  id?: string | undefined;
};

/** What somebody has asked for, and what they may decide. */
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
