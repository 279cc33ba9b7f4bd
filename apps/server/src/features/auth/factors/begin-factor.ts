import type { BodyOf, Endpoints } from "@trove/contract";
import type { Person } from "../../../command/person.ts";
import { Refusal } from "../../../command/refusal.ts";
import { type Account, findAccount } from "../accounts.store.ts";
import type { AuthParts } from "../parts.ts";
import { requirePasswords } from "../passwords/require-passwords.ts";
import { newSecret, writtenSecret } from "./authenticators/authenticator-codes.ts";
import { findAuthenticator } from "./authenticators/authenticators.store.ts";
import { requireConfirmed } from "./confirm-person.ts";
import { requireMailedCode } from "./first-factor-code.ts";
import { type PasskeyCreation, passkeyCreation } from "./passkeys/passkey-requests.ts";
import { listPasskeys } from "./passkeys/passkeys.store.ts";
import { requireRelyingParty } from "./passkeys/relying-party.ts";
import { sealSecret } from "./authenticators/sealed-secret.ts";
import { makeStepToken } from "./step-tokens.ts";

export const MOST_PASSKEYS = 10;

/**
 * Returns the person's account if they may change its factors now. Throws SIGN_IN_METHOD_DISABLED and
 * CONFIRMATION_REQUIRED.
 */
export async function confirmedAccount(parts: AuthParts, person: Person): Promise<Account> {
  requirePasswords(parts);
  const account = await findAccount(parts.db, person.userId);
  if (account === undefined) throw new Refusal("UNAUTHENTICATED");
  await requireConfirmed(parts, parts.db, person, account);
  return account;
}

/** The body of a request that begins a factor. The mailed code is needed for the first factor only. */
type Beginning = BodyOf<Endpoints["beginPasskey"]> & { language: string };

/**
 * Returns a new secret for an authenticator app. The shop stores it only after the person has entered a code of it;
 * until then it is in the step token. Throws STATUS_CONFLICT if the person has an app, and EMAIL_CODE_REQUIRED.
 */
export async function beginAuthenticator(
  parts: AuthParts,
  person: Person,
  { emailCode, language }: Beginning,
): Promise<{ ticket: string; secret: string; uri: string }> {
  const account = await confirmedAccount(parts, person);
  const { userId, email } = account;
  if ((await findAuthenticator(parts.db, userId)) !== undefined) throw new Refusal("STATUS_CONFLICT");
  await requireMailedCode(parts, account, { emailCode, language });
  const bytes = newSecret();
  const sealed = sealSecret(parts.secrets.rootKeys, userId, bytes).toString("base64url");
  const { stepToken } = await makeStepToken(parts, "authenticator", { userId, sealed });
  return { ticket: stepToken, ...writtenSecret(bytes, parts.environment.APP_NAME, email) };
}

/**
 * Returns the options with which a browser creates a passkey. Throws STATUS_CONFLICT if the person has ten passkeys or
 * the shop has no domain, and EMAIL_CODE_REQUIRED.
 */
export async function beginPasskey(
  parts: AuthParts,
  person: Person,
  { emailCode, language }: Beginning,
): Promise<{ ticket: string; creation: PasskeyCreation }> {
  const account = await confirmedAccount(parts, person);
  const party = requireRelyingParty(parts);
  const passkeys = await listPasskeys(parts.db, account.userId);
  if (passkeys.length >= MOST_PASSKEYS) throw new Refusal("STATUS_CONFLICT");
  await requireMailedCode(parts, account, { emailCode, language });
  const { stepToken, challenge } = await makeStepToken(parts, "passkey", { userId: account.userId });
  return { ticket: stepToken, creation: passkeyCreation(party, challenge, account, passkeys) };
}
