import type { BodyOf, Endpoints } from "@trove/contract";
import { Refusal } from "../../../command/refusal.ts";
import { EnvironmentError } from "../../../environment.ts";
import { clearAttempts } from "../attempts/attempts.store.ts";
import { confirmEmail } from "../confirm-email.ts";
import { countLogged, OF_MAILED_CODES, scopeOf } from "../attempts/throttle.ts";
import type { Caller } from "../devices/caller.ts";
import { knownDevice } from "../devices/known-device.ts";
import { tellNewDevice } from "../devices/tell-new-device.ts";
import { emailIdentity } from "../identities.ts";
import type { AuthParts } from "../parts.ts";
import { ProviderUnreachable } from "../providers/provider-http.ts";
import type { SignedIn } from "../sessions/login.ts";
import { startSession } from "../sessions/start-session.ts";
import { accountOf } from "./account-of.ts";
import { mailLinkCode } from "./link-code.ts";
import { isUsed, useToken } from "./used-tokens.store.ts";

export type Exchange = BodyOf<Endpoints["exchangeToken"]> & Caller;

/** Turns failures of the provider into SIGN_IN_UNAVAILABLE, and logs them. Also logs refused tokens. */
async function asking<Result>(parts: AuthParts, ip: string, ask: () => Promise<Result>): Promise<Result> {
  try {
    return await ask();
  } catch (error) {
    if (error instanceof ProviderUnreachable || error instanceof EnvironmentError) {
      parts.log.warn({ err: error }, "the identity provider can't be used");
      throw new Refusal("SIGN_IN_UNAVAILABLE");
    }
    if (error instanceof Refusal && error.code === "PROVIDER_TOKEN_REFUSED") {
      parts.security("provider_token_refused", { ip });
    }
    throw error;
  }
}

/**
 * Signs in with a token of the identity provider, which is valid once. A refusal does not use the token up, so it can
 * be sent again with the profile or code. Of parallel exchanges of one token, one gets a session. Throws the errors of
 * the contract, and RATE_LIMITED after too many attempts of one subject.
 */
export async function exchangeToken(
  parts: AuthParts,
  { token, profile, emailCode, ...caller }: Exchange,
): Promise<SignedIn> {
  const { ip, place, language } = caller;
  const { verifier } = parts;
  if (verifier === undefined) throw new Refusal("SIGN_IN_METHOD_DISABLED");
  const { claims, subject, digest, tooOldAt } = await asking(parts, ip, () => verifier.read(token));
  const refuseUsed = () => {
    parts.security("provider_token_refused", { account: subject, ip, reason: "used already" });
    return new Refusal("PROVIDER_TOKEN_REFUSED");
  };
  // A used token is refused before the attempt is counted. Otherwise somebody who finds one could use up its subject's
  // attempts.
  if (await isUsed(parts.db, digest)) throw refuseUsed();
  const attempts = scopeOf("exchange", subject);
  await countLogged(parts, parts.db, attempts, { account: subject, reason: "exchange" });
  const email = await asking(parts, ip, () => verifier.emailOf(claims, token));
  if (emailCode !== undefined) {
    const ofDay = scopeOf("linkCodeOfDay", emailIdentity(email));
    await countLogged(parts, parts.db, ofDay, { account: subject, reason: "mailed code" }, OF_MAILED_CODES);
  }
  const vouched = { subject, email, profile, emailCode, language };
  const signIn = parts.db.transaction().execute(async (tx) => {
    if (!(await useToken(tx, digest, tooOldAt))) throw refuseUsed();
    const { account, origin } = await accountOf(parts, tx, vouched);
    const session = account.isLocked ? undefined : await startSession(parts, account, place, tx);
    if (session === undefined) {
      parts.security("sign_in_locked", { account: account.userId, ip });
      throw new Refusal("ACCOUNT_LOCKED");
    }
    await clearAttempts(tx, [attempts]);
    parts.security("sign_in", { account: account.userId, ip });
    const deviceId = await knownDevice(parts, account.userId, caller.deviceToken);
    if (origin === "known" && deviceId === undefined) await tellNewDevice(parts, tx, account, caller);
    return { origin, session, userId: account.userId, deviceId };
  });
  const { origin, ...signedIn } = await signIn.catch(async (error: unknown) => {
    // The transaction is rolled back, so the token is unused and can be sent again with the code.
    if (error instanceof Refusal && error.code === "EMAIL_CODE_REQUIRED") await mailLinkCode(parts, vouched);
    throw error;
  });
  if (origin === "taken over") await confirmEmail(parts, signedIn.userId, "anybody");
  return signedIn;
}
