import type { BodyOf, Endpoints } from "@trove/contract";
import { Refusal } from "../../../command/refusal.ts";
import type { Transaction } from "../../../database/connection.ts";
import { lockAccount } from "../accounts.store.ts";
import { sourceScope } from "../attempts/admit-sign-in.ts";
import { clearAttempts } from "../attempts/attempts.store.ts";
import type { Caller } from "../devices/caller.ts";
import { knownDevice } from "../devices/known-device.ts";
import { tellNewDevice } from "../devices/tell-new-device.ts";
import type { AuthParts } from "../parts.ts";
import { requirePasswords } from "../passwords/require-passwords.ts";
import type { SignedIn } from "../sessions/login.ts";
import { startSession } from "../sessions/start-session.ts";
import { findPasskey } from "./passkeys/passkeys.store.ts";
import { countGuess, forgetGuesses } from "./count-guess.ts";
import { type FactorProof, proveFactor } from "./prove-factor.ts";
import { tellingGuesses } from "./tell-guesses.ts";
import { readStepToken, useStepToken } from "./step-tokens.ts";

export type SecondStep = BodyOf<Endpoints["finishSignIn"]> & Caller;

/** Returns the owner of the passkey that was sent instead of a password. The passkey is not verified yet. */
async function claimedOwner(parts: AuthParts, proof: FactorProof): Promise<string> {
  const passkey = proof.kind === "passkey" ? await findPasskey(parts.db, proof.assertion.credential) : undefined;
  if (passkey === undefined) throw new Refusal("FACTOR_REFUSED");
  return passkey.userId;
}

/**
 * Signs in with a second factor, or with a passkey instead of the password. The step token is valid once, and not after
 * the password has changed. Locks the account. Throws the errors of the contract, ACCOUNT_LOCKED only if the factor is
 * right, and RATE_LIMITED after too many guesses.
 */
export async function finishSignIn(
  parts: AuthParts,
  { ticket: text, proof, ...caller }: SecondStep,
): Promise<SignedIn> {
  requirePasswords(parts);
  const { ip, place, language } = caller;
  const stepToken = await readStepToken(parts, ["signIn", "passkeySignIn"], text);
  const isPasswordless = stepToken.userId === undefined;
  const userId = stepToken.userId ?? (await claimedOwner(parts, proof));
  const deviceId = await knownDevice(parts, userId, caller.deviceToken);
  const guesses = await countGuess(parts, userId, proof, deviceId);
  const begin = async (tx: Transaction) => {
    const account = await lockAccount(tx, userId);
    const isSame = account?.factorSince && (stepToken.version === undefined || stepToken.version === account.version);
    if (account === undefined || !isSame) throw new Refusal("STEP_EXPIRED");
    await useStepToken(tx, stepToken);
    await proveFactor(parts, tx, account, { proof, challenge: stepToken.stepId, isPasswordless, language });
    const started = await startSession(parts, account, place, tx);
    if (started === undefined) {
      parts.security("sign_in_locked", { account: userId, ip });
      throw new Refusal("ACCOUNT_LOCKED");
    }
    if (deviceId === undefined) await tellNewDevice(parts, tx, account, { place, language });
    await forgetGuesses(tx, userId, deviceId);
    await clearAttempts(tx, [sourceScope({ account: userId, ip, deviceId })]);
    return started;
  };
  const session = await tellingGuesses(parts, { userId, guesses }, () => parts.db.transaction().execute(begin));
  parts.security("sign_in", { account: userId, ip });
  return { session, userId, deviceId };
}
