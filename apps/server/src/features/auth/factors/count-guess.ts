import type { Connection, Transaction } from "../../../database/connection.ts";
import { clearAttempts } from "../attempts/attempts.store.ts";
import { countLogged, type Limit, scopeOf } from "../attempts/throttle.ts";
import type { AuthParts } from "../parts.ts";
import type { FactorProof } from "./prove-factor.ts";

const WEEK_SECONDS = 7 * 86_400;
const detail = "Too many wrong codes. Please use a passkey or a recovery code";

/**
 * Limit for all new devices of an account together. Ten guesses in 15 minutes would be a thousand a day, of a million
 * codes.
 */
const OF_NEW_DEVICES: Limit = { most: 50, seconds: WEEK_SECONDS, detail };
/** Limit for all devices and sessions of an account together, because an attacker may have many. */
const OF_ACCOUNT: Limit = { most: 200, seconds: WEEK_SECONDS, detail };

/**
 * Counts a guess of a code before the code is checked, and returns the number in 15 minutes. Throws RATE_LIMITED.
 * - Each known device and each open session has a count of its own, so that guesses from one don't lock out the others.
 * - Codes of an app are also counted for a week.
 * - Recovery codes have a count of their own, so that they still work when codes of an app are refused.
 * - Passkeys are not counted, because nobody can guess one.
 */
export async function countGuess(
  parts: AuthParts,
  userId: string,
  { kind }: Pick<FactorProof, "kind">,
  source: string | undefined,
): Promise<number> {
  if (kind === "passkey") return 0;
  const facts = { account: userId, reason: "second factor" };
  const from = source ?? "new";
  if (kind === "recoveryCode") return countLogged(parts, parts.db, scopeOf("recoveryCode", userId, from), facts);
  const guesses = await countLogged(parts, parts.db, scopeOf("factor", userId, from), facts);
  if (source === undefined) {
    await countLogged(parts, parts.db, scopeOf("newDevices", userId), facts, OF_NEW_DEVICES);
  }
  await countLogged(parts, parts.db, scopeOf("appCodes", userId), facts, OF_ACCOUNT);
  return guesses;
}

/**
 * Clears counts after a correct factor. If it came from a known device, keeps the count of new devices, because that
 * count may be an attacker's guesses.
 */
export function forgetGuesses(tx: Transaction, userId: string, source: string | undefined): Promise<void> {
  const from = source ?? "new";
  const own = [scopeOf("factor", userId, from), scopeOf("recoveryCode", userId, from), scopeOf("appCodes", userId)];
  return clearAttempts(tx, source === undefined ? [...own, scopeOf("newDevices", userId)] : own);
}

/**
 * Clears counts after a new password, because earlier guesses needed the former one. Keeps the weekly count of the
 * whole account. Otherwise somebody who reads the mailbox could reset the password again and again to guess more.
 */
export const forgetGuessesOfPassword = (db: Connection, userId: string) =>
  clearAttempts(db, [scopeOf("factor", userId), scopeOf("recoveryCode", userId), scopeOf("newDevices", userId)]);
