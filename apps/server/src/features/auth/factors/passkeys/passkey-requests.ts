import type { Endpoints, ResponseOf } from "@trove/contract";
import type { Account } from "../../accounts.store.ts";
import type { Passkey } from "./passkeys.store.ts";
import type { RelyingParty } from "./relying-party.ts";
import { STEP_SECONDS } from "../step-tokens.ts";

export type PasskeyRequest = ResponseOf<Endpoints["beginPasskeySignIn"]>["request"];
export type PasskeyCreation = ResponseOf<Endpoints["beginPasskey"]>["creation"];

const timeout = STEP_SECONDS * 1000;
/** ES256, EdDSA and RS256. Every authenticator supports at least one of them. */
const pubKeyCredParams = [-7, -8, -257].map((alg) => ({ type: "public-key" as const, alg }));

const descriptorsOf = (passkeys: readonly Passkey[]) =>
  passkeys.map(({ credentialId: id, transports }) => ({ id, type: "public-key" as const, transports }));

/**
 * Requests one of these passkeys as a second factor. The device need not verify its person, because the password was
 * checked before.
 */
export function secondFactorRequest(
  { id: rpId }: RelyingParty,
  challenge: string,
  passkeys: readonly Passkey[],
): PasskeyRequest {
  return { rpId, challenge, timeout, userVerification: "preferred", allowCredentials: descriptorsOf(passkeys) };
}

/**
 * Requests any passkey instead of a password. The device must verify its person, so the passkey counts as two factors.
 */
export function passwordlessRequest({ id: rpId }: RelyingParty, challenge: string): PasskeyRequest {
  return { rpId, challenge, timeout, userVerification: "required", allowCredentials: [] };
}

/** Requests a new passkey, on a device that has none for this account yet. */
export function passkeyCreation(
  { id, name }: RelyingParty,
  challenge: string,
  { userId, userName, firstName, lastName }: Account,
  passkeys: readonly Passkey[],
): PasskeyCreation {
  const handle = Buffer.from(userId.replaceAll("-", ""), "hex").toString("base64url");
  return {
    rp: { id, name },
    user: { id: handle, name: userName, displayName: `${firstName} ${lastName}` },
    challenge,
    pubKeyCredParams,
    timeout,
    excludeCredentials: descriptorsOf(passkeys),
    authenticatorSelection: { residentKey: "preferred", userVerification: "preferred" },
  };
}
