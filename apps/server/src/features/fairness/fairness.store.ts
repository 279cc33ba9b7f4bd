import { callCommand } from "../../command/call-command.ts";
import { command } from "../../command/command-call.ts";
import type { Connection, Transaction } from "../../database/connection.ts";

export async function insertState(tx: Transaction, userId: string, rootEncrypted: Buffer): Promise<void> {
  await callCommand(tx, command("fairness_begin", { user: userId, rootEncrypted }));
}

export function readState(db: Connection, userId: string) {
  return db
    .selectFrom("fairnessStates")
    .select(["nonce", "clientSeed", "rootEncrypted"])
    .where("userId", "=", userId)
    .executeTakeFirstOrThrow(() => new Error(`no fairness state for ${userId}`));
}

/** Holds the person's sequence of openings still until the transaction ends. */
export async function lockState(tx: Transaction, userId: string): Promise<void> {
  await tx.selectFrom("fairnessStates").select("userId").where("userId", "=", userId).forUpdate().execute();
}

/** Whether the seed was changed; false when it was the current one already. */
export async function updateSeed(db: Connection, userId: string, clientSeed: string): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable("fairnessStates")
    .set({ clientSeed })
    .where("userId", "=", userId)
    .where("clientSeed", "!=", clientSeed)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** Receipts from a nonce on, in their order, and how many there are. */
export async function readReceipts(
  db: Connection,
  userId: string,
  page: { fromNonce: number; limit: number; offset: number },
) {
  const selected = db.selectFrom("receipts").where("userId", "=", userId).where("nonce", ">=", page.fromNonce);
  const rows = await selected
    .select(["nonce", "receiptText as text", "keyId", "signature", "clientSeed", "clientEntropy"])
    .orderBy("nonce")
    .limit(page.limit)
    .offset(page.offset)
    .execute();
  const { totalCount } = await selected
    .select(({ fn }) => fn.countAll<number>().as("totalCount"))
    .executeTakeFirstOrThrow();
  return { rows, totalCount };
}
