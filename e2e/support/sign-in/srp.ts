import { createHash, createHmac, getDiffieHellman, randomBytes } from "node:crypto";

const bigOf = (hex: string) => BigInt(`0x${hex}`);
const N = bigOf(getDiffieHellman("modp15").getPrime("hex"));
const G = 2n;

/**
 * Hex digits of a positive integer as Java writes its bytes: whole bytes, and a zero byte first if the first would be
 * 128 or more.
 */
function padded(value: bigint): string {
  const hex = value.toString(16);
  const even = hex.length % 2 === 0 ? hex : `0${hex}`;
  return /^[89a-f]/.test(even) ? `00${even}` : even;
}

function power(base: bigint, exponent: bigint): bigint {
  let result = 1n;
  let square = base % N;
  for (let left = exponent; left > 0n; left >>= 1n) {
    if (left & 1n) result = (result * square) % N;
    square = (square * square) % N;
  }
  return result;
}

const sha256 = (bytes: string | Buffer) => createHash("sha256").update(bytes).digest("hex");
const hashOfHex = (hex: string) => bigOf(sha256(Buffer.from(hex, "hex")));

/** The server's side of a sign-in by SRP. `who` has the pool's name and the user's id. */
export type SrpSignIn = {
  challenge: { SALT: string; SRP_B: string; SECRET_BLOCK: string };
  /** Returns true if the browser's signature of the timestamp proves that it knows the password. */
  proves(signature: string, timestamp: string): boolean;
};

/** Begins a sign-in as Cognito does: SRP of RFC 5054 with the group modp15, and Cognito's own key derivation. */
export function beginSrp(who: { pool: string; userId: string; password: string }, browserValue: string): SrpSignIn {
  const { pool, userId, password } = who;
  const a = bigOf(browserValue);
  const salt = bigOf(randomBytes(16).toString("hex"));
  const x = hashOfHex(padded(salt) + sha256(`${pool}${userId}:${password}`));
  const verifier = power(G, x);
  const b = bigOf(randomBytes(32).toString("hex"));
  const k = hashOfHex(padded(N) + padded(G));
  const serverValue = (k * verifier + power(G, b)) % N;
  const u = hashOfHex(padded(a) + padded(serverValue));
  const shared = power((a * power(verifier, u)) % N, b);
  const secretBlock = randomBytes(64);
  const derived = createHmac("sha256", Buffer.from(padded(u), "hex"))
    .update(Buffer.from(padded(shared), "hex"))
    .digest();
  const key = createHmac("sha256", derived).update("Caldera Derived Key\u0001").digest().subarray(0, 16);
  return {
    challenge: {
      SALT: salt.toString(16),
      SRP_B: serverValue.toString(16),
      SECRET_BLOCK: secretBlock.toString("base64"),
    },
    proves: (signature, timestamp) =>
      createHmac("sha256", key)
        .update(pool + userId)
        .update(secretBlock)
        .update(timestamp)
        .digest("base64") === signature,
  };
}
