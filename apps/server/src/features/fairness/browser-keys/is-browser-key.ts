import { ed25519 } from "@noble/curves/ed25519.js";
import { isPublicKey } from "@trove/fairness";

/**
 * True if the text is an Ed25519 public key (32 bytes in lowercase hex) whose signatures all libraries judge alike: a
 * point in its canonical encoding and in the subgroup of prime order. Node and the verifiers would also accept points
 * with a component of small order.
 */
export function isBrowserKey(publicKey: string): boolean {
  if (!isPublicKey(publicKey)) return false;
  try {
    return ed25519.Point.fromHex(publicKey).isTorsionFree();
  } catch {
    return false;
  }
}
