import { Refusal } from "../../../command/refusal.ts";
import type { Account } from "../accounts.store.ts";
import type { AuthParts } from "../parts.ts";
import { requirePasswords } from "../passwords/require-passwords.ts";
import { findAuthenticator } from "./authenticators/authenticators.store.ts";
import { listPasskeys } from "./passkeys/passkeys.store.ts";
import { type PasskeyRequest, passwordlessRequest, secondFactorRequest } from "./passkeys/passkey-requests.ts";
import { requireRelyingParty } from "./passkeys/relying-party.ts";
import { makeTicket, readTicket } from "./tickets.ts";

type Asked = { ticket: string; request: PasskeyRequest };

/**
 * Returns the refusal FACTOR_REQUIRED for somebody who has sent the right password. `params` has the ticket for the
 * next step.
 */
export async function factorRequired(parts: AuthParts, { userId, version }: Account): Promise<Refusal> {
  const { ticket } = await makeTicket(parts, "signIn", { userId, version });
  const hasAuthenticator = (await findAuthenticator(parts.db, userId)) !== undefined;
  const hasPasskeys = (await listPasskeys(parts.db, userId)).length > 0;
  return new Refusal("FACTOR_REQUIRED", { params: { ticket, hasAuthenticator, hasPasskeys } });
}

/**
 * Returns the request for a passkey, for the browser. With the ticket of a sign-in, the passkey is its second factor.
 * Without a ticket, it replaces the password, and any passkey may answer. Throws STEP_EXPIRED, SIGN_IN_METHOD_DISABLED,
 * and STATUS_CONFLICT if the shop has no domain.
 */
export async function askPasskey(parts: AuthParts, text: string | undefined): Promise<Asked> {
  requirePasswords(parts);
  const party = requireRelyingParty(parts);
  if (text === undefined) {
    const { ticket, challenge } = await makeTicket(parts, "passkeySignIn", {});
    return { ticket, request: passwordlessRequest(party, challenge) };
  }
  const { userId, ticketId } = await readTicket(parts, ["signIn"], text);
  if (userId === undefined) throw new Refusal("STEP_EXPIRED");
  return { ticket: text, request: secondFactorRequest(party, ticketId, await listPasskeys(parts.db, userId)) };
}

/**
 * Returns the request for a passkey with which a signed-in person confirms. Throws STATUS_CONFLICT if the shop has no
 * domain.
 */
export async function askOwnPasskey(parts: AuthParts, userId: string): Promise<Asked> {
  requirePasswords(parts);
  const party = requireRelyingParty(parts);
  const { ticket, challenge } = await makeTicket(parts, "confirmation", { userId });
  return { ticket, request: secondFactorRequest(party, challenge, await listPasskeys(parts.db, userId)) };
}
