import type { Transaction } from "../../../database/connection.ts";
import { accountRecipient } from "../../mail/index.ts";
import { type Account, replacePassword } from "../accounts.store.ts";
import { clearAttempts } from "../attempts/attempts.store.ts";
import { scopeOf } from "../attempts/throttle.ts";
import { forgetGuessesOfPassword } from "../factors/count-guess.ts";
import type { AuthParts } from "../parts.ts";
import { endSessions } from "../sessions/sessions.store.ts";
import { endResets } from "./password-resets.store.ts";

export type NewPassword = {
  passwordHash: string;
  /** The session that stays valid. All others end. */
  keptSessionId?: string;
  /** The language of the mail about the change. */
  language: string;
};

/**
 * Sets a new password, ends sessions and reset links from before, and mails the person. The caller must have locked the
 * person's row.
 */
export async function setPassword(
  parts: AuthParts,
  tx: Transaction,
  account: Account,
  { passwordHash, keptSessionId, language }: NewPassword,
): Promise<void> {
  const { userId } = account;
  const now = parts.now();
  await replacePassword(tx, userId, passwordHash, now);
  await endSessions(tx, userId, now, keptSessionId);
  await endResets(tx, userId, now);
  await clearAttempts(tx, [scopeOf("login", userId), scopeOf("change", userId)]);
  await forgetGuessesOfPassword(tx, userId);
  const reason = keptSessionId === undefined ? "by a mailed link" : "by the person";
  parts.security("password_changed", { account: userId, reason });
  parts.security("sessions_revoked", { account: userId, reason: "password changed" });
  const resetLink = `${parts.environment.PUBLIC_URL}/auth/jwt/forgot-password`;
  const payload = { changedAtUtc: now.toISOString(), resetLink };
  await parts.mail.queue(tx, { kind: "passwordChanged", payload, to: accountRecipient(account), language });
}
