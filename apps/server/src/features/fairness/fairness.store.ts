import { sql } from "kysely";
import { callCommand } from "../../command/call-command.ts";
import { command } from "../../command/command-call.ts";
import type { Connection, Transaction } from "../../database/connection.ts";

export type FairnessState = { nonce: number; clientSeed: string; rootEncrypted: Buffer };
export type ReceiptRow = {
  nonce: number;
  text: string;
  keyId: string;
  signature: string;
  clientSeed: string;
  clientEntropy: string;
};

export async function insertState(tx: Transaction, userId: string, rootEncrypted: Buffer): Promise<void> {
  await callCommand(tx, command("fairness_begin", { user: userId, rootEncrypted }));
}

export async function readState(db: Connection, userId: string): Promise<FairnessState> {
  const { rows } = await sql<FairnessState>`
    select nonce, client_seed as "clientSeed", root_encrypted as "rootEncrypted"
    from fairness_states where user_id = ${userId}`.execute(db);
  const [row] = rows;
  if (row === undefined) throw new Error(`no fairness state for ${userId}`);
  return row;
}

/** Holds the person's sequence of openings still until the transaction ends. */
export async function lockState(tx: Transaction, userId: string): Promise<void> {
  await sql`select from fairness_states where user_id = ${userId} for update`.execute(tx);
}

/** Whether the seed was changed; false when it was the current one already. */
export async function updateSeed(db: Connection, userId: string, clientSeed: string): Promise<boolean> {
  const { numAffectedRows } = await sql`
    update fairness_states set client_seed = ${clientSeed}
    where user_id = ${userId} and client_seed <> ${clientSeed}`.execute(db);
  return numAffectedRows === 1n;
}

export async function readReceipts(
  db: Connection,
  userId: string,
  page: { fromNonce: number; limit: number; offset: number },
): Promise<{ rows: ReceiptRow[]; totalCount: number }> {
  const { rows } = await sql<ReceiptRow>`
    select nonce, receipt_text as text, key_id as "keyId", signature, client_seed as "clientSeed",
      client_entropy as "clientEntropy"
    from receipts where user_id = ${userId} and nonce >= ${page.fromNonce}
    order by nonce limit ${page.limit} offset ${page.offset}`.execute(db);
  const counted = await sql<{ totalCount: number }>`
    select count(*) as "totalCount" from receipts
    where user_id = ${userId} and nonce >= ${page.fromNonce}`.execute(db);
  return { rows, totalCount: counted.rows[0]?.totalCount ?? 0 };
}
