import type { BodyOf, Endpoints } from "@trove/contract";
import type { Person } from "../../../command/person.ts";
import { Refusal } from "../../../command/refusal.ts";
import { findAccount } from "../accounts.store.ts";
import { countLogged, scopeOf } from "../attempts/throttle.ts";
import { requireConfirmed } from "../factors/confirm-person.ts";
import type { AuthParts } from "../parts.ts";
import { lockOwnAccount } from "../sessions/lock-own-account.ts";
import { requireGoodPassword } from "./new-password-rule.ts";
import { requirePasswords } from "./require-passwords.ts";
import { hashOfNobody, hashPassword, isPassword } from "./password-hash.ts";
import { setPassword } from "./set-password.ts";

function wrongPassword(): Refusal {
  return new Refusal("VALIDATION_FAILED", { errors: { currentPassword: ["Current password is wrong"] } });
}

/**
 * Changes the password and ends the person's other sessions and offers. Throws:
 * - SIGN_IN_METHOD_DISABLED;
 * - VALIDATION_FAILED for `currentPassword` or `newPassword`;
 * - CONFIRMATION_REQUIRED if the account has a second factor that was not confirmed in the last ten minutes;
 * - RATE_LIMITED after too many attempts.
 */
export async function changePassword(
  parts: AuthParts,
  person: Person,
  { currentPassword, newPassword }: BodyOf<Endpoints["changePassword"]>,
  language: string,
): Promise<void> {
  requirePasswords(parts);
  const { userId, sessionId } = person;
  const account = await findAccount(parts.db, userId);
  if (account === undefined) throw new Refusal("UNAUTHENTICATED");
  if (account.factorSince !== null) await requireConfirmed(parts, parts.db, person, account);
  await requireGoodPassword("newPassword", newPassword, account);
  await countLogged(parts, parts.db, scopeOf("change", userId), { account: userId, reason: "change of password" });
  if (!(await isPassword(currentPassword, account.passwordHash ?? hashOfNobody(parts.hashCost), "known"))) {
    parts.security("password_check_failed", { account: userId, reason: "wrong current password" });
    throw wrongPassword();
  }
  const passwordHash = await hashPassword(newPassword, "known", parts.hashCost);
  await parts.db.transaction().execute(async (tx) => {
    await parts.endOffers(tx, userId);
    const locked = await lockOwnAccount(parts, tx, person);
    if (locked.passwordHash !== account.passwordHash) throw wrongPassword();
    await setPassword(parts, tx, locked, { passwordHash, keptSessionId: sessionId, language });
  });
}
