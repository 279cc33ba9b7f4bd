import { PAYEE_HOURS } from "@trove/contract";
import { callCommand } from "../../command/call-command.ts";
import { command } from "../../command/command-call.ts";
import type { Connection } from "../../database/connection.ts";
import { identityState, readName, readProtection } from "../protection/index.ts";
import type { PayoutParts } from "./parts.ts";
import { fullName } from "./payout-terms.ts";

const HOUR_MILLISECONDS = 3_600_000;

/**
 * Whether a payout has to stay with the shop for now. It is asked at the request, the approval, the sending and the
 * file for the bank, because a chargeback, a case or a thief may come at any time between them.
 */
export async function payoutStopped(
  { holdsMoney, timeZone, now }: Pick<PayoutParts, "holdsMoney" | "timeZone" | "now">,
  db: Connection,
  { userId: user, payeeId: payee }: { userId: string; payeeId: string },
): Promise<boolean> {
  const at = now();
  const holder = fullName(await readName(db, user));
  const since = new Date(at.getTime() - PAYEE_HOURS * HOUR_MILLISECONDS);
  if (await callCommand(db, command("payout_stopped", { user, payee, holder, since }))) return true;
  if (await holdsMoney(db, user)) return true;
  return identityState(await readProtection(db, user, at, timeZone), at) !== "Verified";
}
