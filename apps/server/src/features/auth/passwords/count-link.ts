import type { Transaction } from "../../../database/connection.ts";
import type { Account } from "../accounts.store.ts";
import { countLogged, OF_MAILS, scopeOf } from "../attempts/throttle.ts";
import { emailIdentity } from "../identities.ts";
import type { AuthParts } from "../parts.ts";
import { requirePasswords } from "./require-passwords.ts";

/**
 * Counts a requested reset link. `account` identifies the account in the security log. Throws SIGN_IN_METHOD_DISABLED.
 * Throws RATE_LIMITED after ten links to one address in 15 minutes, or twenty in a day.
 */
export async function countLink(parts: AuthParts, tx: Transaction, email: string, account: string): Promise<void> {
  requirePasswords(parts);
  const address = emailIdentity(email);
  const facts = { account, reason: "reset link" };
  await countLogged(parts, tx, scopeOf("link", address), facts);
  await countLogged(parts, tx, scopeOf("linkOfDay", address), facts, OF_MAILS);
}

/**
 * Counts a reset link that an operator mails. These links have a count of their own, so that strangers who request
 * links can't keep an operator from helping. Throws SIGN_IN_METHOD_DISABLED, and RATE_LIMITED after ten in 15 minutes.
 */
export async function countOperatorsLink(
  parts: AuthParts,
  tx: Transaction,
  { userId }: Pick<Account, "userId">,
): Promise<void> {
  requirePasswords(parts);
  await countLogged(parts, tx, scopeOf("operatorsLink", userId), { account: userId, reason: "operator's reset link" });
}
