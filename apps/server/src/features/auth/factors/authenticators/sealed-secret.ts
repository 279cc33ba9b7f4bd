import { seal, type SealKeys, unseal } from "../../../../sealed-box.ts";

const context = (userId: string) => `authenticator ${userId}`;

/** Seals the secret of a person's authenticator. */
export const sealSecret = (rootKeys: SealKeys, userId: string, secret: Buffer) =>
  seal(rootKeys, context(userId), secret);

/** Opens a sealed secret. Throws if it was sealed for another person, or with an unknown key. */
export const openSecret = (rootKeys: SealKeys, userId: string, sealed: Buffer) =>
  unseal(rootKeys, context(userId), sealed);
