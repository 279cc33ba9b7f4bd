import { randomUUIDv7 } from "node:crypto";
import type { BodyOf, Endpoints } from "@trove/contract";
import type { Person } from "../../../command/person.ts";
import { Refusal } from "../../../command/refusal.ts";
import type { Transaction } from "../../../database/connection.ts";
import { forgetDevices, setFactorSince } from "../accounts.store.ts";
import type { AuthParts } from "../parts.ts";
import { lockOwnAccount } from "../sessions/lock-own-account.ts";
import { endSessions, noteConfirmation } from "../sessions/sessions.store.ts";
import { renewSession, type SessionRecord } from "../sessions/start-session.ts";
import { stepOf } from "./authenticators/authenticator-codes.ts";
import { insertAuthenticator } from "./authenticators/authenticators.store.ts";
import { confirmedAccount, MOST_PASSKEYS } from "./begin-factor.ts";
import { insertPasskey, listPasskeys } from "./passkeys/passkeys.store.ts";
import { newRecoveryCodes, recoveryCodeHash } from "./recovery-codes.ts";
import { replaceCodes } from "./recovery-codes.store.ts";
import { requireRelyingParty } from "./passkeys/relying-party.ts";
import { openSecret } from "./authenticators/sealed-secret.ts";
import { type FactorChange, tellFactorChange, tellingOf } from "./tell-factor-change.ts";
import { readOwnStepToken, type StepToken, useStepToken } from "./step-tokens.ts";
import { verifyNewPasskey } from "./passkeys/verify-passkey.ts";

export type Added = { recoveryCodes: string[] | null; session: SessionRecord | null };

/** Replaces a person's recovery codes by new ones and returns their texts. The database has only their hashes. */
export async function giveRecoveryCodes(tx: Transaction, userId: string): Promise<string[]> {
  const codes = newRecoveryCodes();
  await replaceCodes(
    tx,
    userId,
    codes.map((code) => recoveryCodeHash(userId, code)),
  );
  return codes;
}

/**
 * Completes adding the first factor: creates and returns recovery codes, forgets known devices, and ends all other
 * sessions, because they began without the factor. This session stays, because its person has just proved the factor.
 */
async function beginFactors(parts: AuthParts, tx: Transaction, person: Person): Promise<string[]> {
  const { userId, sessionId } = person;
  await setFactorSince(tx, userId, parts.now(), parts.now());
  await noteConfirmation(tx, person, parts.now());
  await forgetDevices(tx, userId, parts.now());
  await endSessions(tx, userId, parts.now(), sessionId);
  parts.security("sessions_revoked", { account: userId, reason: "first second factor" });
  return giveRecoveryCodes(tx, userId);
}

type Addition = {
  stepToken: StepToken;
  change: FactorChange;
  /** Stores the factor. Returns false if it can't be added. */
  insert: (tx: Transaction) => Promise<boolean>;
};

/**
 * Adds a factor, all or nothing, and ends the person's offers. Locks the offers and the account. Throws UNAUTHENTICATED
 * if the session has ended meanwhile, STATUS_CONFLICT if the factor can't be added, and STEP_EXPIRED.
 */
function addFactor(parts: AuthParts, person: Person, { stepToken, change, insert }: Addition): Promise<Added> {
  return parts.db.transaction().execute(async (tx) => {
    await parts.endOffers(tx, person.userId);
    const account = await lockOwnAccount(parts, tx, person);
    await useStepToken(tx, stepToken);
    if (!(await insert(tx))) throw new Refusal("STATUS_CONFLICT");
    const recoveryCodes = account.factorSince === null ? await beginFactors(parts, tx, person) : null;
    await tellFactorChange(tellingOf(parts), tx, account, change);
    const session = person.mustAddFactor === true ? await renewSession(parts, tx, account, person.sessionId) : null;
    return { recoveryCodes, session };
  });
}

type AuthenticatorAddition = BodyOf<Endpoints["addAuthenticator"]> & { language: string };

/**
 * Adds the authenticator app for the step token's secret if it shows the right code. Throws FACTOR_REFUSED for a wrong
 * code.
 */
export async function addAuthenticator(
  parts: AuthParts,
  person: Person,
  { ticket: text, code, language }: AuthenticatorAddition,
): Promise<Added> {
  const { userId } = await confirmedAccount(parts, person);
  const stepToken = await readOwnStepToken(parts, "authenticator", text, userId);
  const secretSealed = Buffer.from(stepToken.sealed ?? "", "base64url");
  const createdAt = parts.now();
  const lastStep = stepOf(openSecret(parts.secrets.rootKeys, userId, secretSealed), code, createdAt);
  if (lastStep === undefined) throw new Refusal("FACTOR_REFUSED");
  const insert = (tx: Transaction) => insertAuthenticator(tx, { userId, secretSealed, lastStep, createdAt });
  return addFactor(parts, person, { stepToken, change: { change: "authenticatorAdded", language }, insert });
}

type PasskeyAddition = BodyOf<Endpoints["addPasskey"]> & { language: string };

/** Adds the passkey that a browser has made for the step token. Throws FACTOR_REFUSED if the passkey is not valid. */
export async function addPasskey(
  parts: AuthParts,
  person: Person,
  { ticket: text, name, attestation, language }: PasskeyAddition,
): Promise<Added> {
  const { userId } = await confirmedAccount(parts, person);
  const stepToken = await readOwnStepToken(parts, "passkey", text, userId);
  const credential = await verifyNewPasskey(requireRelyingParty(parts), stepToken.stepId, attestation);
  const passkey = { ...credential, userId, passkeyId: randomUUIDv7(), name, createdAt: parts.now() };
  const insert = async (tx: Transaction) =>
    (await listPasskeys(tx, userId)).length < MOST_PASSKEYS && insertPasskey(tx, passkey);
  return addFactor(parts, person, { stepToken, change: { change: "passkeyAdded", language }, insert });
}
