import { type Insertable, type Selectable, sql } from "kysely";
import type { BookedLine, KnownEntry } from "../statements/judge-bookings.ts";
import type { Tables } from "../tables.generated.ts";
import type { BankConnection } from "./connection.ts";

type StatementColumns = Omit<Selectable<Tables["bank.bankStatements"]>, "bookings">;
export type StatementRow = StatementColumns & { bookings: BookedLine[] };
type NewStatement = Omit<Insertable<Tables["bank.bankStatements"]>, "bookings"> & { bookings: readonly BookedLine[] };

/** Inserts a file, or returns the id of the equal one that was uploaded before. */
export async function insertStatement(db: BankConnection, statement: NewStatement): Promise<string> {
  const bookings = sql`${JSON.stringify(statement.bookings)}::jsonb`;
  await db
    .insertInto("bank.bankStatements")
    .values({ ...statement, bookings })
    .onConflict((conflict) => conflict.column("fileHash").doNothing())
    .execute();
  const { statementId } = await db
    .selectFrom("bank.bankStatements")
    .select("statementId")
    .where("fileHash", "=", statement.fileHash)
    .executeTakeFirstOrThrow();
  return statementId;
}

const columns = [
  "statementId",
  "fileHash",
  "fileName",
  "format",
  "fromDay",
  "untilDay",
  "otherDebits",
  "uploadedAt",
  "appliedAt",
] as const;

/** Reads a file. With `isLocked`, keeps others from applying it until the transaction ends. */
export async function findStatement(
  db: BankConnection,
  statementId: string,
  isLocked: boolean,
): Promise<StatementRow | undefined> {
  return db
    .selectFrom("bank.bankStatements")
    .select(columns)
    .select("bookings")
    .$narrowType<{ bookings: BookedLine[] }>()
    .where("statementId", "=", statementId)
    .$if(isLocked, (query) => query.forUpdate())
    .executeTakeFirst();
}

/** Reads files, the newest first, without their bookings, and counts all. */
export async function readStatements(db: BankConnection, { limit, offset }: { limit: number; offset: number }) {
  const rows = await db
    .selectFrom("bank.bankStatements")
    .select(columns)
    .select(sql<number>`jsonb_array_length(bookings)`.as("bookings"))
    .orderBy("uploadedAt", "desc")
    .orderBy("statementId", "desc")
    .limit(limit)
    .offset(offset)
    .execute();
  const { count } = await db
    .selectFrom("bank.bankStatements")
    .select(({ fn }) => fn.countAll<number>().as("count"))
    .executeTakeFirstOrThrow();
  return { rows, count };
}

export async function setApplied(db: BankConnection, statementId: string, appliedAt: Date): Promise<void> {
  await db.updateTable("bank.bankStatements").set({ appliedAt }).where("statementId", "=", statementId).execute();
}

/** Reads those of these bookings that other statements have brought. */
export async function knownEntries(
  db: BankConnection,
  entryIds: readonly string[],
  statementId: string,
): Promise<KnownEntry[]> {
  if (entryIds.length === 0) return [];
  return db
    .selectFrom("bank.bankEntries as e")
    .innerJoin("bank.bankStatements as s", "s.statementId", "e.statementId")
    .select(["e.entryId", "e.sessionId", "e.refundKey", "e.kind", "e.amountMinor", "e.payerName", "e.payerIban"])
    .select(["e.remittance", "s.format"])
    .where(sql<boolean>`e.entry_id = ANY (${entryIds}::text[])`)
    .where("e.statementId", "<>", statementId)
    .execute();
}

/** Inserts movements. Returns the ids of those that no other statement has brought meanwhile. */
export async function insertEntries(
  db: BankConnection,
  entries: readonly Insertable<Tables["bank.bankEntries"]>[],
): Promise<Set<string>> {
  const added = new Set<string>();
  for (let from = 0; from < entries.length; from += INSERTED_AT_ONCE) {
    const rows = await db
      .insertInto("bank.bankEntries")
      .values(entries.slice(from, from + INSERTED_AT_ONCE))
      .onConflict((conflict) => conflict.column("entryId").doNothing())
      .returning("entryId")
      .execute();
    for (const { entryId } of rows) added.add(entryId);
  }
  return added;
}

/** A statement of SQL has at most 65,535 arguments. */
const INSERTED_AT_ONCE = 1_000;

/** Returns the payments that a session's booking may concern: those that were imported before. */
export async function paymentsOfSessions(db: BankConnection, sessionIds: readonly string[]): Promise<string[]> {
  if (sessionIds.length === 0) return [];
  const rows = await db
    .selectFrom("bank.bankEntries")
    .select("entryId")
    .where("kind", "=", "Payment")
    .where("sessionId", "in", sessionIds)
    .execute();
  return rows.map(({ entryId }) => entryId);
}
