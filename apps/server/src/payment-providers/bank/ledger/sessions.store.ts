import type { Insertable, Selectable } from "kysely";
import type { Tables } from "../tables.generated.ts";
import type { BankConnection } from "./connection.ts";

export type BankSession = Selectable<Tables["bank.bankSessions"]>;

/** Inserts a session, or returns the one that was inserted with the same key. */
export async function insertSession(
  db: BankConnection,
  session: Insertable<Tables["bank.bankSessions"]>,
): Promise<BankSession> {
  await db
    .insertInto("bank.bankSessions")
    .values(session)
    .onConflict((conflict) => conflict.column("idempotencyKey").doNothing())
    .execute();
  return db
    .selectFrom("bank.bankSessions")
    .selectAll()
    .where("idempotencyKey", "=", session.idempotencyKey)
    .executeTakeFirstOrThrow();
}

export function findSession(db: BankConnection, sessionId: string): Promise<BankSession | undefined> {
  return db.selectFrom("bank.bankSessions").selectAll().where("sessionId", "=", sessionId).executeTakeFirst();
}

/** Cancels a session. A transfer that arrives later is still a payment of it. */
export async function cancelSession(db: BankConnection, sessionId: string): Promise<void> {
  await db.updateTable("bank.bankSessions").set({ isCancelled: true }).where("sessionId", "=", sessionId).execute();
}

/** A session that a reference names, and how many payments of it were imported before. */
export type NamedSession = Pick<
  BankSession,
  "sessionId" | "reference" | "transferReference" | "amountMinor" | "currencyCode"
> & { isPaid: boolean };

/** Finds the sessions with these references. `isPaid` leaves out payments of the statement itself. */
export async function findNamedSessions(
  db: BankConnection,
  references: readonly string[],
  statementId: string,
): Promise<NamedSession[]> {
  const rows = await db
    .selectFrom("bank.bankSessions as s")
    .select(["sessionId", "reference", "transferReference", "amountMinor", "currencyCode"])
    .select(({ exists, selectFrom }) =>
      exists(
        selectFrom("bank.bankEntries as e")
          .select("entryId")
          .whereRef("e.sessionId", "=", "s.sessionId")
          .whereRef("e.amountMinor", "=", "s.amountMinor")
          .where("kind", "=", "Payment")
          .where("e.payerIban", "is not", null)
          .where("statementId", "<>", statementId),
      ).as("isPaid"),
    )
    .where("transferReference", "in", references.length > 0 ? references : [""])
    .execute();
  return rows.map(({ isPaid, ...row }) => ({ ...row, isPaid: Boolean(isPaid) }));
}
