import type { BodyOf, Endpoints } from "@trove/contract";
import { Refusal } from "../../../../command/refusal.ts";
import type { Passkey } from "./passkeys.store.ts";
import type { RelyingParty } from "./relying-party.ts";

export type Attestation = BodyOf<Endpoints["addPasskey"]>["attestation"];
export type Assertion = Extract<BodyOf<Endpoints["finishSignIn"]>["proof"], { kind: "passkey" }>["assertion"];

/** Loads the library when it is first needed, because it takes 10 MB and most servers get no passkey for hours. */
const loadLibrary = () => import("@simplewebauthn/server");

/** The library throws plain errors for responses that are malformed or answer another challenge. */
const refused = (): never => {
  throw new Refusal("FACTOR_REFUSED");
};

/**
 * Only these formats are accepted; browsers send them when no attestation is requested. For other formats, the library
 * would check certificates that the caller sent, and fetch any URL in them.
 */
const isHarmless = (format: string) => format === "none" || format === "packed" || format === "fido-u2f";

async function formatOf({ attestationObject }: Pick<Attestation, "attestationObject">): Promise<string> {
  const { decodeAttestationObject } = await import("@simplewebauthn/server/helpers");
  try {
    return decodeAttestationObject(Uint8Array.from(Buffer.from(attestationObject, "base64url"))).get("fmt");
  } catch {
    return refused();
  }
}

const credentialOf = (id: string) => ({ id, rawId: id, type: "public-key" as const, clientExtensionResults: {} });

type NewCredential = Pick<Passkey, "credentialId" | "publicKey" | "counter" | "transports">;

/** Returns the credential that a browser created for this challenge. Throws FACTOR_REFUSED. */
export async function verifyNewPasskey(
  { id, origin }: RelyingParty,
  challenge: string,
  { credential: credentialId, ...attested }: Attestation,
): Promise<NewCredential> {
  if (!isHarmless(await formatOf(attested))) return refused();
  const { verifyRegistrationResponse } = await loadLibrary();
  const result = await verifyRegistrationResponse({
    response: { ...credentialOf(credentialId), response: attested },
    expectedChallenge: challenge,
    expectedOrigin: origin,
    expectedRPID: id,
    requireUserVerification: false,
  }).catch(refused);
  if (!result.verified) return refused();
  const { credential } = result.registrationInfo;
  return {
    credentialId: credential.id,
    publicKey: Buffer.from(credential.publicKey),
    counter: credential.counter,
    transports: [...(credential.transports ?? [])],
  };
}

/** Returns the passkey's new counter if it signed this challenge. Throws FACTOR_REFUSED. */
export async function verifyPasskey(
  { id, origin }: RelyingParty,
  challenge: string,
  passkey: Passkey,
  { assertion, mustVerifyPerson }: { assertion: Assertion; mustVerifyPerson: boolean },
): Promise<number> {
  const { verifyAuthenticationResponse } = await loadLibrary();
  const { credential, ...signed } = assertion;
  const result = await verifyAuthenticationResponse({
    response: { ...credentialOf(credential), response: signed },
    expectedChallenge: challenge,
    expectedOrigin: origin,
    expectedRPID: id,
    requireUserVerification: mustVerifyPerson,
    credential: {
      id: passkey.credentialId,
      publicKey: Uint8Array.from(passkey.publicKey),
      counter: passkey.counter,
      transports: passkey.transports,
    },
  }).catch(refused);
  return result.verified ? result.authenticationInfo.newCounter : refused();
}
