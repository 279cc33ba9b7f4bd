import { Refusal } from "../../../command/refusal.ts";
import type { Connection } from "../../../database/connection.ts";
import { newLinkToken } from "../../../command/link-token.ts";
import { type Choices, deleteShare, findNonce, writeShare } from "./shared-openings.store.ts";

/**
 * Shares an opening by a link. The link shows the whole record only if the person chooses so. Throws NOT_FOUND for
 * another person's opening.
 */
export async function shareOpening(
  db: Connection,
  { userId, transactionId }: { userId: string; transactionId: string },
  choices: Choices,
  at: Date,
) {
  const nonce = await findNonce(db, userId, transactionId);
  if (nonce === undefined) throw new Refusal("NOT_FOUND");
  return writeShare(db, { userId, nonce }, choices, { token: newLinkToken(), at });
}

/** Deletes the link of an opening, if there is one. */
export async function stopSharing(db: Connection, userId: string, transactionId: string): Promise<void> {
  const nonce = await findNonce(db, userId, transactionId);
  if (nonce !== undefined) await deleteShare(db, userId, nonce);
}
