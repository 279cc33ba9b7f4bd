import { isHex } from "../text/bytes.ts";

/** The prime of the field of Ed25519. */
const P = 2n ** 255n - 19n;

/** The y coordinates of all points whose order is at most 8. Anybody can sign for such keys, without a secret key. */
const SMALL_ORDER = new Set([
  0n,
  1n,
  P - 1n,
  littleEndian("26e8958fc2b227b045c3f489f2ef98f0d5dfac05d3c63339b13802886d53fc05"),
  littleEndian("c7176a703d4dd84fba3c0b760d10670f2a2053fa2c39ccc64ec7fd7792ac037a"),
]);

function littleEndian(hex: string): bigint {
  return BigInt(`0x${(hex.match(/../gu) ?? []).reverse().join("")}`);
}

/** True if the text is 32 bytes in lowercase hex: the canonical encoding of a point that is not of small order. */
function mayBePoint(text: string): boolean {
  if (!isHex(text, 32)) return false;
  // The highest bit is the sign of x. A y of p or more would be a second encoding of the same point.
  const y = littleEndian(text) & (2n ** 255n - 1n);
  return y < P && !SMALL_ORDER.has(y);
}

/**
 * True if the text is an acceptable Ed25519 public key. A key that is not on the curve is accepted, because no
 * signature verifies under it.
 */
export function isPublicKey(key: string): boolean {
  return mayBePoint(key);
}

/**
 * True if the text is an acceptable Ed25519 signature: 64 bytes in lowercase hex, whose first half R is not a point of
 * small order. Libraries disagree about signatures with such an R.
 */
export function isSignature(signature: string): boolean {
  return isHex(signature, 64) && mayBePoint(signature.slice(0, 64));
}
