import { callCommand } from "../../../command/call-command.ts";
import { command } from "../../../command/command-call.ts";
import type { LostLeaf, LostRecord } from "../../../command/functions.generated.ts";
import type { Connection, Transaction } from "../../../database/connection.ts";

/** Returns the person's lost records from a nonce on, with the data that the records log still has about them. */
export async function readLostRecords(db: Connection, userId: string, fromNonce: number) {
  const rows = await db
    .selectFrom("lostRecords as r")
    .leftJoin("lostLeaves as l", "l.logIndex", "r.logIndex")
    .select(["r.nonce", "r.hash", "r.logIndex", "l.lostIndex"])
    .where("r.userId", "=", userId)
    .where("r.nonce", ">=", fromNonce)
    .orderBy("r.nonce")
    .execute();
  return rows.map(({ hash, ...place }) => ({ ...place, recordHash: hash.toString("hex") }));
}

/**
 * Ends the nonces of lost records. The list must have each person's nonces in ascending order. Only the owner of the
 * tables may call this.
 */
export async function addLostRecords(tx: Transaction, lost: LostRecord[]): Promise<void> {
  await callCommand(tx, command("lost_records_add", { lost }));
}

/** Stores the places of leaves that call records lost. Only the owner of the tables may call this. */
export async function addLostLeaves(tx: Transaction, lost: LostLeaf[]): Promise<void> {
  await callCommand(tx, command("lost_leaves_add", { lost }));
}

/** Returns the hashes of all lost records by their places in the records log, without those that a leaf calls lost. */
export async function readUncalledLosses(tx: Transaction): Promise<Map<number, Buffer>> {
  const rows = await tx
    .selectFrom("lostRecords as r")
    .leftJoin("lostLeaves as l", "l.logIndex", "r.logIndex")
    .select(["r.logIndex", "r.hash"])
    .where("l.lostIndex", "is", null)
    .execute();
  return new Map(rows.map(({ logIndex, hash }) => [logIndex, hash]));
}
