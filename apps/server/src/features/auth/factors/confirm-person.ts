import type { BodyOf, Endpoints } from "@trove/contract";
import type { Person } from "../../../command/person.ts";
import { Refusal } from "../../../command/refusal.ts";
import type { Connection, Transaction } from "../../../database/connection.ts";
import { type Account, findAccount } from "../accounts.store.ts";
import { countLogged, scopeOf } from "../attempts/throttle.ts";
import type { AuthParts } from "../parts.ts";
import { isPassword } from "../passwords/password-hash.ts";
import { requirePasswords } from "../passwords/require-passwords.ts";
import { lockOwnAccount } from "../sessions/lock-own-account.ts";
import { lastConfirmation, noteConfirmation } from "../sessions/sessions.store.ts";
import { countGuess, forgetGuesses } from "./count-guess.ts";
import { type FactorProof, proveFactor } from "./prove-factor.ts";
import { tellingGuesses } from "./tell-guesses.ts";
import { readOwnStepToken, useStepToken } from "./step-tokens.ts";

const CONFIRMED_MILLISECONDS = 600_000;

type Confirmation = BodyOf<Endpoints["confirmPerson"]> & { language: string };

type Proved = { createdAt: Date; confirmedAt: Date | null };

function provedAt({ createdAt, confirmedAt }: Proved, factorSince: Date | null, isSignInEnough: boolean): Date | null {
  if (factorSince === null) return confirmedAt ?? (isSignInEnough ? createdAt : null);
  // A confirmation from before the first factor was made with the password, so it no longer counts.
  return confirmedAt !== null && confirmedAt >= factorSince ? confirmedAt : null;
}

/**
 * Throws CONFIRMATION_REQUIRED unless the person has confirmed in the last ten minutes who they are. Throws
 * UNAUTHENTICATED if the session has ended.
 * - If the account has a second factor, the person must confirm with the factor. The sign-in does not count, because
 *   somebody else may have taken the session since.
 * - Otherwise the password counts, and the sign-in unless isSignInEnough is false.
 */
export async function requireConfirmed(
  { now }: Pick<AuthParts, "now">,
  db: Connection,
  person: Person,
  { factorSince, isSignInEnough = true }: Pick<Account, "factorSince"> & { isSignInEnough?: boolean },
): Promise<void> {
  const session = await lastConfirmation(db, person);
  if (session === undefined) throw new Refusal("UNAUTHENTICATED");
  const at = provedAt(session, factorSince, isSignInEnough);
  if (at === null || now().getTime() - at.getTime() >= CONFIRMED_MILLISECONDS)
    throw new Refusal("CONFIRMATION_REQUIRED");
}

async function confirmByPassword(parts: AuthParts, person: Person, account: Account, password: string): Promise<void> {
  const { userId } = person;
  if (account.factorSince !== null || account.passwordHash === null) throw new Refusal("FACTOR_REFUSED");
  await countLogged(parts, parts.db, scopeOf("change", userId), { account: userId, reason: "confirmation" });
  if (!(await isPassword(password, account.passwordHash, "known"))) {
    parts.security("password_check_failed", { account: userId, reason: "confirmation" });
    throw new Refusal("FACTOR_REFUSED", { detail: "That password is not right" });
  }
  await noteConfirmation(parts.db, person, parts.now());
}

type FactorConfirmation = { proof: FactorProof; ticket: string | undefined; language: string };

async function confirmByFactor(
  parts: AuthParts,
  person: Person,
  { proof, ticket: text, language }: FactorConfirmation,
): Promise<void> {
  const { userId, sessionId } = person;
  const stepToken = proof.kind === "passkey" ? await readOwnStepToken(parts, "confirmation", text, userId) : undefined;
  const guesses = await countGuess(parts, userId, proof, sessionId);
  const confirm = async (tx: Transaction) => {
    const account = await lockOwnAccount(parts, tx, person);
    if (stepToken !== undefined) await useStepToken(tx, stepToken);
    const challenge = stepToken?.stepId ?? "";
    await proveFactor(parts, tx, account, { proof, challenge, isPasswordless: false, language });
    await forgetGuesses(tx, userId, sessionId);
    await noteConfirmation(tx, person, parts.now());
  };
  await tellingGuesses(parts, { userId, guesses }, () => parts.db.transaction().execute(confirm));
}

/**
 * Confirms who the person of a session is, and notes it. If the account has a second factor, the proof must be that
 * factor, because a password alone must not remove it. Otherwise it is the password. Throws FACTOR_REFUSED,
 * STEP_EXPIRED, SIGN_IN_METHOD_DISABLED, and RATE_LIMITED after too many guesses.
 */
export async function confirmPerson(
  parts: AuthParts,
  person: Person,
  { ticket, proof, language }: Confirmation,
): Promise<void> {
  requirePasswords(parts);
  if (proof.kind !== "password") return confirmByFactor(parts, person, { proof, ticket, language });
  const account = await findAccount(parts.db, person.userId);
  if (account === undefined) throw new Refusal("UNAUTHENTICATED");
  return confirmByPassword(parts, person, account, proof.password);
}
