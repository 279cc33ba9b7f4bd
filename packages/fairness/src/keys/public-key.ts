import { isHex } from "../text/bytes.ts";

/** The prime of the field of Ed25519. */
const P = 2n ** 255n - 19n;

/** The y of all points whose order is at most 8. For them anybody can make signatures, without a secret key. */
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

/** Whether the text is 32 bytes in lowercase hex: the canonical encoding of a point that is not of small order. */
function mayBePoint(text: string): boolean {
  if (!isHex(text, 32)) return false;
  // The highest bit is the sign of x. A y of p or more has a second encoding.
  const y = littleEndian(text) & (2n ** 255n - 1n);
  return y < P && !SMALL_ORDER.has(y);
}

/**
 * Whether the text is an Ed25519 public key that may count. A key that is no point at all passes, because no signature
 * holds for it.
 */
export function isPublicKey(key: string): boolean {
  return mayBePoint(key);
}

/**
 * Whether the text is an Ed25519 signature that may count: 64 bytes in lowercase hex, whose first half R is no point of
 * small order. With such an R it would hold in some libraries and not in others.
 */
export function isSignature(signature: string): boolean {
  return isHex(signature, 64) && mayBePoint(signature.slice(0, 64));
}
