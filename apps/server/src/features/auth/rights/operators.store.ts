import { isPreset, type Preset, type Role } from "@trove/contract";
import { sql } from "kysely";
import { callCommand } from "../../../command/call-command.ts";
import { command } from "../../../command/command-call.ts";
import type { Connection, Transaction } from "../../../database/connection.ts";

/** An Admin with their presets. `updatedAt` and `version` are those of the rights. */
export type Operator = NonNullable<Awaited<ReturnType<typeof findOperator>>>;

function operators(db: Connection) {
  return db
    .selectFrom("operators as o")
    .innerJoin("users as u", "u.userId", "o.userId")
    .select(["o.userId", "u.userName", "u.email", "u.isLocked", "o.presets", "o.version", "o.updatedAt"])
    .where(sql<boolean>`o.presets <> '{}'`);
}

/** Leaves out presets that this release doesn't know, because they permit nothing. */
const withKnown = <Row extends { presets: string[] }>(row: Row): Omit<Row, "presets"> & { presets: Preset[] } => ({
  ...row,
  presets: row.presets.filter(isPreset),
});

export async function findOperator(db: Connection, userId: string) {
  const row = await operators(db).where("o.userId", "=", userId).executeTakeFirst();
  return row && withKnown(row);
}

/** Returns all people with the role Admin, the oldest account first. */
export async function listOperators(db: Connection): Promise<Operator[]> {
  return (await operators(db).orderBy("u.createdAt").orderBy("u.userId").execute()).map(withKnown);
}

/**
 * Locks all rights against changes until the transaction ends. Other requests can still check rights, unless the
 * transaction changes the rights that they check.
 */
export async function lockRights(tx: Transaction): Promise<void> {
  await sql`lock table operators in share row exclusive mode`.execute(tx);
}

/** Returns the ids of all Owners whose accounts are not locked. */
export async function readOwners(db: Connection): Promise<string[]> {
  const rows = await operators(db)
    .where((eb) => eb(eb.val("Owner"), "=", eb.fn.any("o.presets")))
    .where("u.isLocked", "=", false)
    .execute();
  return rows.map(({ userId }) => userId);
}

/**
 * Writes an operator's presets. Keeps the row even without presets, so that its version continues if the person gets
 * rights again.
 */
export async function writeRights(tx: Transaction, userId: string, presets: Preset[], at: Date): Promise<void> {
  await tx
    .insertInto("operators")
    .values({ userId, presets, updatedAt: at })
    .onConflict((conflict) =>
      conflict
        .column("userId")
        .doUpdateSet((eb) => ({ presets, updatedAt: at, version: eb("operators.version", "+", 1) })),
    )
    .execute();
}

export type OperatorClaim = { userId: string; sessionId: string };

/**
 * Throws UNAUTHENTICATED if the session has ended, and FORBIDDEN unless the person is an Admin with one of the presets.
 */
export async function requireOperator(
  db: Connection,
  { userId, sessionId }: OperatorClaim,
  presets: readonly Preset[],
  at: Date,
): Promise<void> {
  await callCommand(db, command("require_operator", { user: userId, session: sessionId, presets: [...presets], at }));
}

export type RoleAndRights = { roles: Role[]; presets: Preset[] };
