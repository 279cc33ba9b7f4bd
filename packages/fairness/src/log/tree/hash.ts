import { sha256 } from "../../hash/sha256.ts";
import { concatBytes } from "../encoding/byte-strings.ts";

/*
 * The hashes of RFC 6962, section 2.1. A leading byte distinguishes leaves from inner nodes, so that neither can pass
 * as the other.
 */

/** 32 bytes. */
export type Hash = Uint8Array;

export const HASH_BYTES = 32;

/** The root of the empty tree. */
export const EMPTY_ROOT: Hash = sha256(new Uint8Array(0));

const LEAF = Uint8Array.of(0);
const NODE = Uint8Array.of(1);

export function leafHash(entry: Uint8Array): Hash {
  return sha256(concatBytes(LEAF, entry));
}

export function nodeHash(left: Hash, right: Hash): Hash {
  return sha256(concatBytes(NODE, left, right));
}
