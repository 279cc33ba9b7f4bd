import { randomBytes } from "node:crypto";
import { Refusal } from "../../../command/refusal.ts";
import type { Connection } from "../../../database/connection.ts";
import { type Choices, deleteShare, findNonce, writeShare } from "./shared-openings.store.ts";

/** 128 bits, which nobody can guess. */
const newToken = () => randomBytes(16).toString("base64url");

/** Shares an opening by link, with its whole record only if chosen. Throws NOT_FOUND for another person's opening. */
export async function shareOpening(
  db: Connection,
  { userId, transactionId }: { userId: string; transactionId: string },
  choices: Choices,
  at: Date,
) {
  const nonce = await findNonce(db, userId, transactionId);
  if (nonce === undefined) throw new Refusal("NOT_FOUND");
  return writeShare(db, { userId, nonce }, choices, { token: newToken(), at });
}

/** Ends the link, if there is one. */
export async function stopSharing(db: Connection, userId: string, transactionId: string): Promise<void> {
  const nonce = await findNonce(db, userId, transactionId);
  if (nonce !== undefined) await deleteShare(db, userId, nonce);
}
