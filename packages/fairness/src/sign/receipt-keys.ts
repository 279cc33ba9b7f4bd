import { listOf, objectOf, optional, readText } from "../json.ts";
import type { CheckOutcome } from "../verify/checks.ts";
import { verifySignature } from "./signature.ts";

/** A public key of the shop, as ApplicationInfo publishes it. */
export type ReceiptKey = {
  readonly keyId: string;
  /** Ed25519, 64 hex digits. */
  readonly publicKey: string;
  readonly fromUtc?: string | undefined;
  /** Null, or missing, while the key is in use. */
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
 * Whether the named key signed the text; without a name any of the keys may have. With no keys at all the question is
 * open; a name that the shop does not publish is a difference, since else an unknown key would go through unnoticed.
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
