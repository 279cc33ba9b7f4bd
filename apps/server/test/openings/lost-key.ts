import { randomBytes } from "node:crypto";
import type { OpenBody } from "./browser.ts";

const KEY_ID_BYTES = 8;

/** Seals an offer as if with a root key that the shop no longer has: replaces the key id by a random one. */
export function sealedByLostKey({ offer }: Pick<OpenBody, "offer">): string {
  const sealed = Buffer.from(offer.sealed ?? "", "base64url").subarray(KEY_ID_BYTES);
  return Buffer.concat([randomBytes(KEY_ID_BYTES), sealed]).toString("base64url");
}
