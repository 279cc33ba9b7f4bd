import { sign } from "node:crypto";
import { commitmentOf, commitmentText, serverSeed } from "@trove/fairness";
import type { Secrets } from "../../secrets.ts";

/** A commitment with the shop's signature over it, both in hex. */
export type SignedCommitment = { serverSeedHash: string; signature: string };

/** Ed25519 over the UTF-8 bytes of a text, in hex. Node's own signing is some ten times faster than portable code. */
export function signText(signing: Secrets["signing"], text: string): string {
  return sign(null, Buffer.from(text), signing.privateKey).toString("hex");
}

/** What the person holds before opening request `nonce`. `userRoot` is hex. */
export function commitTo(
  signing: Secrets["signing"],
  userRoot: string,
  userId: string,
  nonce: number,
): SignedCommitment {
  const serverSeedHash = commitmentOf(serverSeed(userRoot, userId, nonce));
  return { serverSeedHash, signature: signText(signing, commitmentText({ userId, nonce, serverSeedHash })) };
}
