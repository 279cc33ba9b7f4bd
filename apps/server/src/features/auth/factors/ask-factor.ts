import { Refusal } from "../../../command/refusal.ts";
import type { Account } from "../accounts.store.ts";
import type { AuthParts } from "../parts.ts";
import { requirePasswords } from "../passwords/require-passwords.ts";
import { findAuthenticator } from "./authenticators/authenticators.store.ts";
import { listPasskeys } from "./passkeys/passkeys.store.ts";
import { type PasskeyRequest, passwordlessRequest, secondFactorRequest } from "./passkeys/passkey-requests.ts";
import { requireRelyingParty } from "./passkeys/relying-party.ts";
import { makeStepToken, readStepToken } from "./step-tokens.ts";

type Asked = { ticket: string; request: PasskeyRequest };

/**
 * Returns the refusal FACTOR_REQUIRED for somebody who has sent the right password. `params` has the step token for the
 * next step.
 */
export async function factorRequired(parts: AuthParts, { userId, version }: Account): Promise<Refusal> {
  const { stepToken } = await makeStepToken(parts, "signIn", { userId, version });
  const hasAuthenticator = (await findAuthenticator(parts.db, userId)) !== undefined;
  const hasPasskeys = (await listPasskeys(parts.db, userId)).length > 0;
  return new Refusal("FACTOR_REQUIRED", { params: { ticket: stepToken, hasAuthenticator, hasPasskeys } });
}

/**
 * Returns the request for a passkey, for the browser. With the step token of a sign-in, the passkey is its second
 * factor. Without a step token, it replaces the password, and any passkey may answer. Throws STEP_EXPIRED,
 * SIGN_IN_METHOD_DISABLED, and STATUS_CONFLICT if the shop has no domain.
 */
export async function askPasskey(parts: AuthParts, text: string | undefined): Promise<Asked> {
  requirePasswords(parts);
  const party = requireRelyingParty(parts);
  if (text === undefined) {
    const { stepToken, challenge } = await makeStepToken(parts, "passkeySignIn", {});
    return { ticket: stepToken, request: passwordlessRequest(party, challenge) };
  }
  const { userId, stepId } = await readStepToken(parts, ["signIn"], text);
  if (userId === undefined) throw new Refusal("STEP_EXPIRED");
  return { ticket: text, request: secondFactorRequest(party, stepId, await listPasskeys(parts.db, userId)) };
}

/**
 * Returns the request for a passkey with which a signed-in person confirms. Throws STATUS_CONFLICT if the shop has no
 * domain.
 */
export async function askOwnPasskey(parts: AuthParts, userId: string): Promise<Asked> {
  requirePasswords(parts);
  const party = requireRelyingParty(parts);
  const { stepToken, challenge } = await makeStepToken(parts, "confirmation", { userId });
  return { ticket: stepToken, request: secondFactorRequest(party, challenge, await listPasskeys(parts.db, userId)) };
}
