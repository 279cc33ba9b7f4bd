import { callCommand } from "../../../command/call-command.ts";
import { command } from "../../../command/command-call.ts";
import type { Connection, Transaction } from "../../../database/connection.ts";

/** Finds the order of a tracking link by the hash of the link's token. */
export async function findTracked(db: Connection, hash: Buffer): Promise<string | undefined> {
  const row = await db
    .selectFrom("trackingLinks")
    .select("purchaseId")
    .where("tokenHash", "=", hash)
    .executeTakeFirst();
  return row?.purchaseId;
}

export async function callAddTrackingLink(tx: Transaction, purchaseId: string, tokenHash: Buffer): Promise<void> {
  await callCommand(tx, command("add_tracking_link", { user: purchaseId, purchase: purchaseId, tokenHash }));
}
