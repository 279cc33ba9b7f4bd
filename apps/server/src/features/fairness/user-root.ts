import { randomBytes } from "node:crypto";
import { seal, unseal } from "../../sealed-box.ts";

const ROOT_BYTES = 32;
const context = (userId: string) => `user-root ${userId}`;

/** A fresh secret root for a person, sealed under the root key. */
export function sealNewRoot(rootKey: Buffer, userId: string): Buffer {
  return seal(rootKey, context(userId), randomBytes(ROOT_BYTES));
}

/** The person's root in hex. Throws when the sealed bytes belong to somebody else or to another key. */
export function openRoot(rootKey: Buffer, userId: string, sealed: Buffer): string {
  return unseal(rootKey, context(userId), sealed).toString("hex");
}
