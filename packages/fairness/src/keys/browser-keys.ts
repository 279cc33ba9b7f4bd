import { sha256Hex } from "../text/bytes.ts";
import { isPublicKey } from "./public-key.ts";

/** Maximum number of browser keys of a person at a time. */
export const MOST_BROWSER_KEYS = 20;

/** True if a list of browser keys is valid: 1 to 20 different keys, none of small order. */
export function isKeyList(keys: readonly string[]): boolean {
  const isRightLength = keys.length >= 1 && keys.length <= MOST_BROWSER_KEYS;
  return isRightLength && new Set(keys).size === keys.length && keys.every(isPublicKey);
}

/** The hash by which an offer names all browser keys of a person. It does not depend on the order of the keys. */
export function keysHash(keys: readonly string[]): string {
  return sha256Hex(keys.toSorted().join("\n"));
}
