import { ed25519 } from "@noble/curves/ed25519.js";
import { bytesOfHex, isHex } from "../bytes.ts";

/**
 * Whether the text is an Ed25519 public key that only the holder of a secret key can sign for: 32 bytes in lowercase
 * hex, the only encoding of a point of the curve's large subgroup. Signatures by keys of small order hold for texts
 * that nobody has signed, and a second encoding would give one key two names.
 */
export function isPublicKey(text: string): boolean {
  if (!isHex(text, 32)) return false;
  try {
    const point = ed25519.Point.fromBytes(bytesOfHex(text, 32), false);
    return !point.is0() && point.isTorsionFree();
  } catch {
    return false;
  }
}
