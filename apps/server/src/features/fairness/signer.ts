import { sign } from "node:crypto";
import { commitmentOf, commitmentText, serverSeed } from "@trove/fairness";
import type { Secrets } from "../../secrets.ts";

/** A commitment and the shop's signature of it, both in hex. */
export type SignedCommitment = { serverSeedHash: string; signature: string };

/**
 * Signs the UTF-8 bytes of a text with Ed25519; returns hex. Node's signing is about ten times faster than portable
 * code.
 */
export function signText(signing: Secrets["signing"], text: string): string {
  return sign(null, Buffer.from(text), signing.privateKey).toString("hex");
}

/** The commitment that the person gets before opening request `nonce`. `userRoot` is hex. */
export function commitTo(
  signing: Secrets["signing"],
  userRoot: string,
  userId: string,
  nonce: number,
): SignedCommitment {
  const serverSeedHash = commitmentOf(serverSeed(userRoot, userId, nonce));
  return { serverSeedHash, signature: signText(signing, commitmentText({ userId, nonce, serverSeedHash })) };
}
