import type { Transaction } from "../../../database/connection.ts";
import { countLogged, scopeOf } from "../attempts/throttle.ts";
import { emailIdentity } from "../identities.ts";
import type { AuthParts } from "../parts.ts";
import { requirePasswords } from "./require-passwords.ts";

/**
 * Counts a reset link for an e-mail address, whoever asked for it. `account` is its id, or else what the security log
 * calls it. Throws SIGN_IN_METHOD_DISABLED, and RATE_LIMITED after too many for one address.
 */
export async function countLink(parts: AuthParts, tx: Transaction, email: string, account: string): Promise<void> {
  requirePasswords(parts);
  await countLogged(parts, tx, scopeOf("link", emailIdentity(email)), { account, reason: "reset link" });
}
