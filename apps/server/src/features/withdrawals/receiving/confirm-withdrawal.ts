import { WARNING_DAYS } from "@trove/contract";
import { callCommand } from "../../../command/call-command.ts";
import { command } from "../../../command/command-call.ts";
import { Refusal } from "../../../command/refusal.ts";
import { findUserId } from "../../auth/index.ts";
import type { WithdrawalParts } from "../parts.ts";
import { confirmedBy } from "./confirm-links.ts";
import { findTyped } from "./matches.store.ts";

const DAY_MS = 86_400_000;

/**
 * Matches a withdrawal from top-ups to the account of the typed e-mail address, because the mailed token proves that
 * mailbox. Nothing tells whether there is such an account. Throws NOT_FOUND for tokens that the shop did not make.
 */
export async function confirmWithdrawal({ db, secrets, now }: WithdrawalParts, token: string): Promise<void> {
  const withdrawalId = confirmedBy(secrets.rootKeys, token);
  if (withdrawalId === undefined) throw new Refusal("NOT_FOUND");
  const at = now();
  await db.transaction().execute(async (tx) => {
    const typed = await findTyped(tx, withdrawalId);
    const user = typed && (await findUserId(tx, typed.typedEmail));
    if (typed === undefined || user === undefined) return;
    const caseDueAt = new Date(typed.receivedAt.getTime() + WARNING_DAYS * DAY_MS);
    await callCommand(tx, command("withdrawal_confirm", { withdrawal: withdrawalId, user, caseDueAt, at }));
  });
}
