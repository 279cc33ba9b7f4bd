import { createHash, randomBytes } from "node:crypto";

const USER_ID_BYTES = 16;
const SECRET_BYTES = 32;
const TEXT = /^[\w-]{64}$/;

export type ResetToken = { userId: string; hash: Buffer };

const hashOf = (secret: Buffer) => createHash("sha256").update(secret).digest();

/** Makes a new token: its text for the mail, and its hash. The shop stores only the hash. */
export function makeResetToken(userId: string): { text: string; hash: Buffer } {
  const secret = randomBytes(SECRET_BYTES);
  const text = Buffer.concat([Buffer.from(userId.replaceAll("-", ""), "hex"), secret]).toString("base64url");
  return { text, hash: hashOf(secret) };
}

/** Parses a token: returns the user id in it, and the hash to look up. Undefined if the format is wrong. */
export function parseResetToken(text: string): ResetToken | undefined {
  if (!TEXT.test(text)) return undefined;
  const bytes = Buffer.from(text, "base64url");
  const hex = bytes.subarray(0, USER_ID_BYTES).toString("hex");
  const userId = hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, "$1-$2-$3-$4-$5");
  return { userId, hash: hashOf(bytes.subarray(USER_ID_BYTES)) };
}
