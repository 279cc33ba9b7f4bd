import { sign } from "node:crypto";
import { commitmentOf, commitmentText, serverSeed } from "@trove/fairness";
import type { SigningKey, SigningKeys } from "../../secrets.ts";

/** A commitment and the shop's signature of it, both in hex. */
export type SignedCommitment = { serverSeedHash: string; signature: string };

/**
 * The key that signs at a time: the newest that has begun. A new key is published before it begins, so that whoever
 * meets its first signature can find it, whichever process they ask.
 */
export function signingKeyAt([newest, ...older]: SigningKeys, at: Date): SigningKey {
  const hasBegun = ({ fromUtc }: SigningKey) => Date.parse(fromUtc) <= at.getTime();
  return [newest, ...older].find(hasBegun) ?? older.at(-1) ?? newest;
}

/**
 * Signs the UTF-8 bytes of a text with Ed25519; returns hex. Node's signing is about ten times faster than portable
 * code.
 */
export function signText(key: SigningKey, text: string): string {
  return sign(null, Buffer.from(text), key.privateKey).toString("hex");
}

/** The commitment that the person gets before opening request `nonce`. `userRoot` is hex. */
export function commitTo(key: SigningKey, userRoot: string, userId: string, nonce: number): SignedCommitment {
  const serverSeedHash = commitmentOf(serverSeed(userRoot, userId, nonce));
  return { serverSeedHash, signature: signText(key, commitmentText({ userId, nonce, serverSeedHash })) };
}
