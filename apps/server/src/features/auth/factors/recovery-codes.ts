import { createHash, randomBytes } from "node:crypto";

export const RECOVERY_CODES = 10;
const CODE_BYTES = 10;
/** Crockford's base 32 alphabet. It leaves out letters that look like digits. */
const ALPHABET = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";

/** Makes a code of 80 random bits in four groups of four, such as 7K3M-Q9AW-0XHT-5RB2. */
function newCode(): string {
  const bits = Array.from(randomBytes(CODE_BYTES), (byte) => byte.toString(2).padStart(8, "0")).join("");
  const letters = (bits.match(/.{5}/g) ?? []).map((five) => ALPHABET.charAt(Number.parseInt(five, 2)));
  return letters.join("").replaceAll(/(.{4})(?=.)/g, "$1-");
}

export const newRecoveryCodes = () => Array.from({ length: RECOVERY_CODES }, newCode);

/**
 * Returns the hash of a code, which is what the database stores. A fast hash is enough, because nobody can guess 80
 * random bits.
 */
export function recoveryCodeHash(userId: string, typed: string): Buffer {
  const code = typed
    .toUpperCase()
    .replaceAll(/[^0-9A-Z]/g, "")
    .replaceAll("O", "0")
    .replaceAll(/[IL]/g, "1");
  return createHash("sha256").update(`${userId} ${code}`).digest();
}
