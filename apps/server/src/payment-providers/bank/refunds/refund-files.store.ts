import type { Insertable } from "kysely";
import type { BankConnection } from "../ledger/connection.ts";
import type { Tables } from "../tables.generated.ts";

export type DueRefund = { refundKey: string; endToEndId: string; amountMinor: number; name: string; iban: string };

/** Transfers of the shop: refunds of payments, or payouts of winnings. */
export type TransferKind = "Refunds" | "Payouts";

/** Locks the refunds or payouts that are in no file and no statement yet, the oldest first. */
export async function lockDueRefunds(tx: BankConnection, kind: TransferKind, most: number): Promise<DueRefund[]> {
  const rows = await tx
    .selectFrom("bank.bankRefunds as r")
    .leftJoin("bank.bankEntries as e", "e.entryId", "r.entryId")
    .select(["r.refundKey", "r.endToEndId", "r.amountMinor"])
    .select(({ fn }) => [
      fn.coalesce("e.payerName", "r.payeeName").as("name"),
      fn.coalesce("e.payerIban", "r.payeeIban").as("iban"),
    ])
    .where("r.entryId", kind === "Payouts" ? "is" : "is not", null)
    .where("r.fileId", "is", null)
    .where("r.failedAt", "is", null)
    .where("r.sentOn", "is", null)
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom("bank.bankEntries as b").select("b.entryId").whereRef("b.refundKey", "=", "r.refundKey"))),
    )
    .orderBy("r.createdAt")
    .orderBy("r.refundKey")
    .limit(most)
    .forUpdate("r")
    .execute();
  return rows.map(({ name, iban, ...row }) => ({ ...row, name: name ?? "", iban: iban ?? "" }));
}

/** Fails the refunds of these payments that are in no file yet. */
export async function failDueRefunds(tx: BankConnection, entryIds: readonly string[], at: Date): Promise<void> {
  if (entryIds.length === 0) return;
  await tx
    .updateTable("bank.bankRefunds")
    .set({ failedAt: at })
    .where("entryId", "in", entryIds)
    .where("fileId", "is", null)
    .where("failedAt", "is", null)
    .execute();
}

export async function insertRefundFile(
  tx: BankConnection,
  file: Insertable<Tables["bank.bankRefundFiles"]>,
  refundKeys: readonly string[],
): Promise<void> {
  await tx.insertInto("bank.bankRefundFiles").values(file).execute();
  await tx.updateTable("bank.bankRefunds").set({ fileId: file.fileId }).where("refundKey", "in", refundKeys).execute();
}

export function findRefundFile(db: BankConnection, fileId: string) {
  return db.selectFrom("bank.bankRefundFiles").selectAll().where("fileId", "=", fileId).executeTakeFirst();
}

const mark = ["r.refundKey", "r.amountMinor", "r.createdAt", "r.fileId", "r.sentOn", "r.failedAt"] as const;

/** Reads refunds, the newest first, and counts all. */
export async function readRefunds(db: BankConnection, { limit, offset }: { limit: number; offset: number }) {
  const rows = await db
    .selectFrom("bank.bankRefunds as r")
    .innerJoin("bank.bankEntries as e", "e.entryId", "r.entryId")
    .select([...mark, "e.entryId", "e.payerName", "e.payerIban"])
    .select(({ exists, selectFrom }) =>
      exists(selectFrom("bank.bankEntries as b").select("b.entryId").whereRef("b.refundKey", "=", "r.refundKey")).as(
        "isBack",
      ),
    )
    .orderBy("r.createdAt", "desc")
    .orderBy("r.refundKey")
    .limit(limit)
    .offset(offset)
    .execute();
  const { count, due } = await db
    .selectFrom("bank.bankRefunds")
    .where("entryId", "is not", null)
    .select(({ fn }) => [
      fn.countAll<number>().as("count"),
      fn
        .countAll<number>()
        .filterWhere(({ and, eb }) => and([eb("fileId", "is", null), eb("failedAt", "is", null)]))
        .as("due"),
    ])
    .executeTakeFirstOrThrow();
  return { rows, count, due };
}

/** A refund that the bank has refused to send. `reference` is the merchant's id of the session; null without one. */
export type RefusedRefund = { entryId: string; amountMinor: number; currencyCode: string; reference: string | null };

/** Notes that the bank has refused to send a refund. Returns undefined if it can't have been refused. */
export async function failRefund(tx: BankConnection, refundKey: string, at: Date): Promise<RefusedRefund | undefined> {
  const row = await tx
    .updateTable("bank.bankRefunds")
    .set({ failedAt: at })
    .where("refundKey", "=", refundKey)
    .where("entryId", "is not", null)
    .where("fileId", "is not", null)
    .where("sentOn", "is", null)
    .where("failedAt", "is", null)
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom("bank.bankEntries as b").select("b.entryId").where("b.refundKey", "=", refundKey))),
    )
    .returning(["entryId", "amountMinor"])
    .$narrowType<{ entryId: string }>()
    .executeTakeFirst();
  if (row === undefined) return undefined;
  const { currencyCode, reference } = await tx
    .selectFrom("bank.bankEntries as e")
    .leftJoin("bank.bankSessions as s", "s.sessionId", "e.sessionId")
    .select(["e.currencyCode", "s.reference"])
    .where("e.entryId", "=", row.entryId)
    .executeTakeFirstOrThrow();
  return { ...row, currencyCode, reference };
}
