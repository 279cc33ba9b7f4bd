import type { Cents } from "@trove/money";
import { callCommand } from "../../command/call-command.ts";
import { command } from "../../command/command-call.ts";
import type { Transaction } from "../../database/connection.ts";

/** Locks or unlocks an account. Returns its new version. Throws NOT_FOUND, VERSION_CONFLICT and STATUS_CONFLICT. */
export async function callLock(
  tx: Transaction,
  userId: string,
  { isLocked, version }: { isLocked: boolean; version: number },
  at: Date,
): Promise<number> {
  return callCommand(tx, command("person_lock", { user: userId, isLocked, version, at }));
}

/** Credits a person's balance. Returns the new balance. Throws NOT_FOUND. */
export async function callCredit(
  tx: Transaction,
  userId: string,
  { entryId, amount }: { entryId: string; amount: Cents },
  at: Date,
): Promise<Cents> {
  return callCommand(tx, command("person_credit", { user: userId, entry: entryId, amountCents: amount, at }));
}
