import { ed25519 } from "@noble/curves/ed25519.js";
import { isPublicKey } from "@trove/fairness";

/**
 * Whether the text is an Ed25519 public key (32 bytes in lowercase hex) under which all libraries agree about every
 * signature: a point of the curve in its only encoding, and one of the subgroup of prime order. Node and the verifiers
 * also take points that have a part of small order.
 */
export function isBrowserKey(publicKey: string): boolean {
  if (!isPublicKey(publicKey)) return false;
  try {
    return ed25519.Point.fromHex(publicKey).isTorsionFree();
  } catch {
    return false;
  }
}
