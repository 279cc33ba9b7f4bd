import { randomBytes } from "node:crypto";
import { seal, type SealKeys, unseal } from "../../sealed-box.ts";

const ROOT_BYTES = 32;
const context = (userId: string) => `user-root ${userId}`;

/** Generates a new secret root for a person, encrypted with the root key. */
export function sealNewRoot(rootKeys: SealKeys, userId: string): Buffer {
  return seal(rootKeys, context(userId), randomBytes(ROOT_BYTES));
}

/**
 * Decrypts the person's root and returns it in hex. Throws if the bytes were sealed for another person or with an
 * unknown key.
 */
export function openRoot(rootKeys: SealKeys, userId: string, sealed: Buffer): string {
  return unseal(rootKeys, context(userId), sealed).toString("hex");
}

/** Seals the same root again with the current key. */
export function resealRoot(rootKeys: SealKeys, userId: string, sealed: Buffer): Buffer {
  return seal(rootKeys, context(userId), unseal(rootKeys, context(userId), sealed));
}
