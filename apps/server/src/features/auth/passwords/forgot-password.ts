import { randomUUIDv7 } from "node:crypto";
import { PASSWORD_RESET_TTL_MINUTES } from "@trove/contract";
import { findByIdentity } from "../accounts.store.ts";
import { countLogged, scopeOf } from "../attempts/throttle.ts";
import { emailIdentity } from "../identities.ts";
import type { AuthParts } from "../parts.ts";
import { insertReset, writeAndKeepIf } from "./password-resets.store.ts";
import { makeResetToken } from "./reset-token.ts";

/**
 * Mails a reset link to the account with this e-mail address. For unknown addresses the same work runs and is rolled
 * back, so neither response nor timing reveals anything. Throws RATE_LIMITED after too many requests for one address.
 */
export async function forgotPassword(parts: AuthParts, email: string, language: string): Promise<void> {
  const identity = emailIdentity(email);
  const account = await findByIdentity(parts.db, identity);
  const { userId, firstName, email: recipient } = account ?? { userId: randomUUIDv7(), firstName: "", email };
  const { text, hash } = makeResetToken(userId);
  const link = `${parts.environment.PUBLIC_URL}/auth/jwt/reset-password?token=${text}`;
  const validMinutes = PASSWORD_RESET_TTL_MINUTES;
  const createdAt = parts.now();
  const expiresAt = new Date(createdAt.getTime() + validMinutes * 60_000);
  await parts.db.transaction().execute(async (tx) => {
    await countLogged(parts, tx, scopeOf("link", identity), {
      account: account?.userId ?? identity,
      reason: "reset link",
    });
    await writeAndKeepIf(tx, account !== undefined, async () => {
      await insertReset(tx, { userId, hash }, createdAt, expiresAt);
      const payload = { firstName, link, validMinutes };
      await parts.mail.queue(tx, { kind: "passwordReset", payload, userId, recipient, language });
    });
    const reason = account === undefined ? "unknown account" : "link mailed";
    parts.security("password_reset_requested", { account: account?.userId ?? identity, reason });
  });
}
