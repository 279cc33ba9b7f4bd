import { Refusal } from "../../../command/refusal.ts";
import { findByIdentity } from "../accounts.store.ts";
import { clearAttempts } from "../attempts/attempts.store.ts";
import { countAttempt, scopeOf } from "../attempts/throttle.ts";
import { loginIdentity } from "../identities.ts";
import type { AuthParts } from "../parts.ts";
import { HASH_OF_NOBODY, isPassword } from "../passwords/password-hash.ts";
import { type SessionRecord, startSession } from "./start-session.ts";

/**
 * Signs in. Unknown and known accounts take the same steps and get the same response, INVALID_CREDENTIALS. Throws
 * ACCOUNT_LOCKED only if the password is right, and RATE_LIMITED after too many attempts.
 */
export async function login(parts: AuthParts, emailOrUserName: string, password: string): Promise<SessionRecord> {
  const identity = loginIdentity(emailOrUserName);
  const scope = scopeOf("login", identity);
  await countAttempt(parts, parts.db, scope);
  const account = await findByIdentity(parts.db, identity);
  const isRight = await isPassword(password, account?.passwordHash ?? HASH_OF_NOBODY);
  if (account === undefined || !isRight) throw new Refusal("INVALID_CREDENTIALS");
  if (account.isLocked) throw new Refusal("ACCOUNT_LOCKED");
  const session = await startSession(parts, account);
  if (session === undefined) throw new Refusal("INVALID_CREDENTIALS");
  await clearAttempts(parts.db, [scope]);
  return session;
}
