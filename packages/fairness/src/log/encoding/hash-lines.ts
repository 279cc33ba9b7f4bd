import type { Hash } from "../tree/hash.ts";
import { HASH_BYTES } from "../tree/hash.ts";
import { base64Of, bytesOfBase64 } from "./base64.ts";

/** Writes a proof as C2SP does: one base64 hash per line. */
export function hashLines(hashes: readonly Hash[]): string {
  return hashes.map((hash) => `${base64Of(hash)}\n`).join("");
}

/** Throws SyntaxError unless the text is a hash in base64. */
export function parseHash(text: string): Hash {
  const hash = bytesOfBase64(text);
  if (hash.length !== HASH_BYTES) throw new SyntaxError("Not a hash in base64");
  return hash;
}

/** The longest proof in a tree of up to 2^63 leaves. */
const MAX_HASHES = 63;

/** Throws SyntaxError if a line is not a hash, and for more lines than a proof can have. */
export function parseHashLines(lines: readonly string[]): Hash[] {
  if (lines.length > MAX_HASHES) throw new SyntaxError(`A proof has at most ${MAX_HASHES} hashes`);
  return lines.map(parseHash);
}
