import { listOf, objectOf, optional, readText } from "../json.ts";
import type { CheckOutcome } from "../verify/checks.ts";
import { verifySignature } from "./signature.ts";

/** A public key of the shop, as published in ApplicationInfo. */
export type ReceiptKey = {
  readonly keyId: string;
  /** Ed25519, 64 hex digits. */
  readonly publicKey: string;
  readonly fromUtc?: string | undefined;
  /** Null or missing while the key is in use. */
  readonly untilUtc?: string | null | undefined;
};

export const readReceiptKeys = listOf(
  objectOf<ReceiptKey>({
    keyId: readText,
    publicKey: readText,
    fromUtc: optional(readText),
    untilUtc: optional(readText),
  }),
);

/**
 * Whether the key named `keyId` signed the text, or any of the keys if `keyId` is undefined. Without keys the outcome
 * is `NotHeld`. An unknown `keyId` is `Differs`, so that a key the shop does not publish is noticed.
 */
export function signatureOutcome(
  keys: readonly ReceiptKey[],
  keyId: string | undefined,
  text: string,
  signature: string,
): CheckOutcome {
  if (keys.length === 0) return "NotHeld";
  const candidates = keys.filter((key) => keyId === undefined || key.keyId === keyId);
  return candidates.some((key) => verifySignature(text, signature, key.publicKey)) ? "Holds" : "Differs";
}
