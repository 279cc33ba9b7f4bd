import type { BodyOf, Endpoints } from "@trove/contract";
import { Refusal } from "../../../command/refusal.ts";
import { findByIdentity } from "../accounts.store.ts";
import { admitSignIn, sourceScope } from "../attempts/admit-sign-in.ts";
import { clearAttempts } from "../attempts/attempts.store.ts";
import type { Caller } from "../devices/caller.ts";
import { knownDevice } from "../devices/known-device.ts";
import { tellNewDevice } from "../devices/tell-new-device.ts";
import { factorRequired } from "../factors/ask-factor.ts";
import { loginIdentity } from "../identities.ts";
import type { AuthParts } from "../parts.ts";
import { hashOfNobody, isPassword } from "../passwords/password-hash.ts";
import { requirePasswords } from "../passwords/require-passwords.ts";
import { type SessionRecord, startSession } from "./start-session.ts";

export type SignIn = BodyOf<Endpoints["login"]> & Caller;
export type SignedIn = { session: SessionRecord; userId: string; deviceId: string | undefined };

/**
 * Signs in. Takes the same steps for unknown accounts as for wrong passwords, and throws INVALID_CREDENTIALS for both.
 * Throws SIGN_IN_METHOD_DISABLED, RATE_LIMITED after too many attempts, and ACCOUNT_LOCKED and FACTOR_REQUIRED only if
 * the password is right.
 */
export async function login(parts: AuthParts, { emailOrUserName, password, ...caller }: SignIn): Promise<SignedIn> {
  requirePasswords(parts);
  const { ip, place, language } = caller;
  const identity = loginIdentity(emailOrUserName);
  const found = await findByIdentity(parts.db, identity);
  const deviceId = await knownDevice(parts, found?.userId, caller.deviceToken);
  const source = { account: found?.userId ?? identity, ip, deviceId };
  await admitSignIn(parts, source);
  const line = deviceId === undefined ? "strangers" : "known";
  const isRight = await isPassword(password, found?.passwordHash ?? hashOfNobody(parts.hashCost), line);
  if (found === undefined || !isRight) {
    const reason = found === undefined ? "unknown account" : "wrong password";
    parts.security("sign_in_failed", { account: source.account, ip, reason });
    throw new Refusal("INVALID_CREDENTIALS");
  }
  if (found.isLocked) {
    parts.security("sign_in_locked", { account: source.account, ip });
    throw new Refusal("ACCOUNT_LOCKED");
  }
  if (found.factorSince !== null) throw await factorRequired(parts, found);
  const session = await parts.db.transaction().execute(async (tx) => {
    const started = await startSession(parts, found, place, tx);
    if (started === undefined) throw new Refusal("INVALID_CREDENTIALS");
    if (deviceId === undefined) await tellNewDevice(parts, tx, found, { place, language });
    return started;
  });
  await clearAttempts(parts.db, [sourceScope(source)]);
  parts.security("sign_in", { account: source.account, ip });
  return { session, userId: found.userId, deviceId };
}
