import { sql } from "kysely";
import type { CaseOutcome, CaseStatus } from "@trove/contract";
import type { Connection, Transaction } from "../../../database/connection.ts";
import { userNameOf } from "../../operators/index.ts";

type NewDispute = {
  disputeId: string;
  userId: string;
  nonces: readonly number[];
  evidence: string | null;
  openedBy: string;
  openedAt: Date;
};

export async function insertDispute(tx: Transaction, { nonces, ...dispute }: NewDispute): Promise<void> {
  await tx
    .insertInto("disputes")
    .values({ ...dispute, nonces: [...nonces] })
    .execute();
}

export type DisputeRow = NonNullable<Awaited<ReturnType<typeof findDispute>>>;

/** Reads a dispute with its person and the operator who opened it. */
export async function findDispute(db: Connection, disputeId: string) {
  const dispute = await db
    .selectFrom("disputes as d")
    .innerJoin("users as u", "u.userId", "d.userId")
    .select(["d.disputeId", "d.userId", "d.nonces", "d.evidence", "d.openedBy", "d.openedAt"])
    .select([
      "u.userName",
      "u.email",
      "u.firstName",
      "u.emailConfirmedAt",
      "u.nameConfirmedAt",
      "u.ownTextsSince",
      "u.language",
    ])
    .where("d.disputeId", "=", disputeId)
    .executeTakeFirst();
  return dispute && { ...dispute, openerName: (await userNameOf(db, dispute.openedBy)) ?? "" };
}

/** Finds the latest case that contains the dispute. */
export function findDisputeCase(db: Connection, { disputeId, userId }: Pick<DisputeRow, "disputeId" | "userId">) {
  return db
    .selectFrom("caseSignals as s")
    .innerJoin("cases as c", "c.caseId", "s.caseId")
    .select(["c.caseId", "c.number", "c.status", "c.outcome"])
    .where("s.kind", "=", "Dispute")
    .where("s.subject", "=", disputeId)
    .where("s.userId", "=", userId)
    .$narrowType<{ status: CaseStatus; outcome: CaseOutcome | null }>()
    .executeTakeFirst();
}

/** Reads the ledger entries that charged for boxes, and those that bought back the won items, oldest first. */
export function readOpeningEntries(
  db: Connection,
  userId: string,
  { transactionIds, inventoryItemIds }: { transactionIds: readonly string[]; inventoryItemIds: readonly string[] },
) {
  return db
    .selectFrom("ledgerEntries")
    .select(["entryId", "fromAccount", "toAccount", "amountCents", "description", "relatedId", "createdAt"])
    .where("userId", "=", userId)
    .where(({ eb, or }) =>
      or([
        eb("entryId", "=", eb.fn.any(eb.val([...transactionIds]))),
        eb("relatedId", "=", eb.fn.any(eb.val([...inventoryItemIds]))),
      ]),
    )
    .orderBy("createdAt")
    .orderBy("entryId")
    .execute();
}

export async function readBoxNames(db: Connection, boxIds: readonly string[]): Promise<ReadonlyMap<string, string>> {
  const rows = await db
    .selectFrom("lootboxes")
    .select(["lootboxId", "name"])
    .where(sql<boolean>`lootbox_id = any(${[...boxIds]}::uuid[])`)
    .execute();
  return new Map(rows.map(({ lootboxId, name }) => [lootboxId, name]));
}
