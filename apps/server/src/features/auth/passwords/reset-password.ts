import { Refusal } from "../../../command/refusal.ts";
import { findAccount, lockAccount } from "../accounts.store.ts";
import { confirmEmail } from "../confirm-email.ts";
import type { AuthParts } from "../parts.ts";
import { requireGoodPassword } from "./new-password-rule.ts";
import { hashPassword } from "./password-hash.ts";
import { isOpenReset, takeReset } from "./password-resets.store.ts";
import { requirePasswords } from "./require-passwords.ts";
import { parseResetToken } from "./reset-token.ts";
import { setPassword } from "./set-password.ts";

function linkRefusal(): Refusal {
  const detail = "This link has expired or was used already";
  return new Refusal("VALIDATION_FAILED", { detail, errors: { token: [detail] } });
}

/**
 * Sets a new password with a mailed link. Throws SIGN_IN_METHOD_DISABLED. Throws VALIDATION_FAILED for `token` if the
 * link is unknown, expired or used, and for `newPassword` if the password is not allowed. In the last case the link
 * stays valid. Kept cards are forgotten unless the account has a second factor.
 */
export async function resetPassword(
  parts: AuthParts,
  tokenText: string,
  newPassword: string,
  language: string,
): Promise<void> {
  requirePasswords(parts);
  const token = parseResetToken(tokenText);
  if (token === undefined || !(await isOpenReset(parts.db, token, parts.now()))) throw linkRefusal();
  const account = await findAccount(parts.db, token.userId);
  if (account === undefined) throw linkRefusal();
  await requireGoodPassword("newPassword", newPassword, account);
  const passwordHash = await hashPassword(newPassword, "known", parts.hashCost);
  await parts.db.transaction().execute(async (tx) => {
    await parts.endOffers(tx, token.userId);
    // Locks the person's row before the reset, as a password change does. Otherwise the two could deadlock.
    const locked = await lockAccount(tx, token.userId);
    if (locked === undefined || !(await takeReset(tx, token, parts.now()))) throw linkRefusal();
    await setPassword(parts, tx, locked, { passwordHash, language });
    // The mailbox alone opened the account, and mail about the change goes there too.
    if (locked.factorSince === null) await parts.forgetCards(tx, token.userId);
  });
  await confirmEmail(parts, token.userId, "anybody");
}
