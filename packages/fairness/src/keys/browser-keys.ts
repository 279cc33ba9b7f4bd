import { sha256Hex } from "../text/bytes.ts";
import { isPublicKey } from "./public-key.ts";

/** A person may have so many browser keys at a time. */
export const MOST_BROWSER_KEYS = 20;

/** Whether a list of browser keys may count: 1 to 20 different keys, none of small order. */
export function isKeyList(keys: readonly string[]): boolean {
  const isRightLength = keys.length >= 1 && keys.length <= MOST_BROWSER_KEYS;
  return isRightLength && new Set(keys).size === keys.length && keys.every(isPublicKey);
}

/** The hash by which an offer names all browser keys of a person, in whatever order they are given. */
export function keysHash(keys: readonly string[]): string {
  return sha256Hex(keys.toSorted().join("\n"));
}
