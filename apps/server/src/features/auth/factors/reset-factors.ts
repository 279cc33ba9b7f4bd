import { Refusal } from "../../../command/refusal.ts";
import type { Transaction } from "../../../database/connection.ts";
import { forgetDevices, lockAccount, setFactorSince } from "../accounts.store.ts";
import { endSessions } from "../sessions/sessions.store.ts";
import { deleteAuthenticator } from "./authenticators/authenticators.store.ts";
import { deletePasskeys } from "./passkeys/passkeys.store.ts";
import { replaceCodes } from "./recovery-codes.store.ts";
import { type Telling, tellFactorChange } from "./tell-factor-change.ts";

/**
 * Removes all second factors of a person who has lost them, ends their sessions and forgets their known devices. After
 * that, the password alone signs in. Mails the person. Locks the account. Throws NOT_FOUND, and STATUS_CONFLICT if the
 * person has no factor.
 */
export async function resetFactors(parts: Telling, tx: Transaction, userId: string, language: string): Promise<void> {
  const account = await lockAccount(tx, userId);
  if (account === undefined) throw new Refusal("NOT_FOUND");
  if (account.factorSince === null) throw new Refusal("STATUS_CONFLICT", { detail: "Two-step sign-in is off" });
  await deleteAuthenticator(tx, userId);
  await deletePasskeys(tx, userId);
  await replaceCodes(tx, userId, []);
  await setFactorSince(tx, userId, null, parts.now());
  await forgetDevices(tx, userId, parts.now());
  await endSessions(tx, userId, parts.now());
  await tellFactorChange(parts, tx, account, { change: "factorsReset", language });
}
