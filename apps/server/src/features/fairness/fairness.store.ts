import { randomBytes } from "node:crypto";
import { sql } from "kysely";
import { callCommand } from "../../command/call-command.ts";
import { command } from "../../command/command-call.ts";
import type { Connection, Transaction } from "../../database/connection.ts";

export async function insertState(tx: Transaction, userId: string, rootEncrypted: Buffer): Promise<void> {
  await callCommand(tx, command("fairness_begin", { user: userId, rootEncrypted }));
}

export function readState(db: Connection, userId: string) {
  return db
    .selectFrom("fairnessStates")
    .select(["nonce", "clientSeed", "rootEncrypted", "recordHash"])
    .where("userId", "=", userId)
    .executeTakeFirstOrThrow(() => new Error(`no fairness state for ${userId}`));
}

/** Returns up to `limit` roots that are not sealed with the key, in the order of user ids, after `afterId`. */
export function findSealedOtherwise(db: Connection, keyId: Buffer, afterId: string, limit: number) {
  return db
    .selectFrom("fairnessStates")
    .select(["userId", "rootEncrypted"])
    .where("userId", ">", afterId)
    .where(sql<Buffer>`substring(root_encrypted from 1 for ${keyId.length})`, "!=", keyId)
    .orderBy("userId")
    .limit(limit)
    .execute();
}

/** Returns the next nonces and the sealed roots of up to `limit` people, in the order of user ids, after `afterId`. */
export function readRoots(db: Connection, afterId: string, limit: number) {
  return db
    .selectFrom("fairnessStates")
    .select(["userId", "nonce", "rootEncrypted"])
    .where("userId", ">", afterId)
    .orderBy("userId")
    .limit(limit)
    .execute();
}

export async function reseal(db: Connection, userId: string, from: Buffer, to: Buffer): Promise<void> {
  await callCommand(db, command("fairness_reseal", { user: userId, from, to }));
}

/** Locks the person's fairness row until the transaction ends. Openings of the person wait. */
export async function lockState(tx: Transaction, userId: string): Promise<void> {
  await tx.selectFrom("fairnessStates").select("userId").where("userId", "=", userId).forUpdate().execute();
}

/**
 * Ends the offers that a person has, so that each gets a void. Locks the fairness row. Must be the first lock of the
 * transaction, because openings lock this row before others.
 */
export async function endOffers(tx: Transaction, userId: string): Promise<void> {
  await callCommand(tx, command("offers_end", { user: userId, spared: null, stoppedAt: null }));
}

/** Replaces a client seed, which somebody else may have typed, by a random one. */
export async function redrawSeed(tx: Transaction, userId: string): Promise<void> {
  await updateSeed(tx, userId, randomBytes(16).toString("hex"));
}

/** Returns true if the seed was changed, false if it is the current one already. */
export async function updateSeed(db: Connection, userId: string, clientSeed: string): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable("fairnessStates")
    .set({ clientSeed })
    .where("userId", "=", userId)
    .where("clientSeed", "!=", clientSeed)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}
