import { randomBytes } from "node:crypto";
import { seal, unseal } from "../../sealed-box.ts";

const ROOT_BYTES = 32;
const context = (userId: string) => `user-root ${userId}`;

/** Makes a new secret root for a person, encrypted with the root key. */
export function sealNewRoot(rootKey: Buffer, userId: string): Buffer {
  return seal(rootKey, context(userId), randomBytes(ROOT_BYTES));
}

/** Decrypts the person's root; returns hex. Throws if the bytes were sealed for another person or with another key. */
export function openRoot(rootKey: Buffer, userId: string, sealed: Buffer): string {
  return unseal(rootKey, context(userId), sealed).toString("hex");
}
