import { callCommand } from "../../../command/call-command.ts";
import { command } from "../../../command/command-call.ts";
import type { LostRecord } from "../../../command/functions.generated.ts";
import type { Connection, Transaction } from "../../../database/connection.ts";

/** The person's lost records from a nonce on, with the data that the records log still has of them. */
export async function readLostRecords(db: Connection, userId: string, fromNonce: number) {
  const rows = await db
    .selectFrom("lostRecords")
    .select(["nonce", "hash", "logIndex"])
    .where("userId", "=", userId)
    .where("nonce", ">=", fromNonce)
    .orderBy("nonce")
    .execute();
  return rows.map(({ hash, ...place }) => ({ ...place, recordHash: hash.toString("hex") }));
}

/** Ends the nonces of lost records, in the order of each person's. Only the owner of the tables may do so. */
export async function addLostRecords(tx: Transaction, lost: LostRecord[]): Promise<void> {
  await callCommand(tx, command("lost_records_add", { lost }));
}
