import type { SignedCommitment } from "@trove/fairness";
import * as v from "valibot";
import type { Version1 } from "../version-1.ts";

/** A commitment, and the entropy that this browser made for it and uses until the server seed is revealed. */
export type HeldCommitment = SignedCommitment & { readonly clientEntropy: string };

/** The commitments of one person that this browser holds, and the person's last receipt. */
export type Held = {
  /** Sorted by nonce, ascending. Used ones stay for a while, so that their openings can still be proved later. */
  readonly commitments: readonly HeldCommitment[];
  readonly lastReceipt?: { readonly nonce: number; readonly text: string };
};

export const heldSchema: v.GenericSchema<unknown, Held> = v.object({
  commitments: v.array(
    v.object({
      nonce: v.number(),
      serverSeedHash: v.string(),
      keyId: v.string(),
      signature: v.string(),
      clientEntropy: v.string(),
    }),
  ),
  lastReceipt: v.optional(v.object({ nonce: v.number(), text: v.string() })),
});

/** Two commitments for one nonce: the shop replaced one that this browser holds. */
export type BrokenPromise = { readonly held: SignedCommitment; readonly now: SignedCommitment };

export const NOTHING_HELD: Held = { commitments: [] };

/** Enough to prove recent openings without filling the browser's storage. */
const KEPT = 40;

/** 16 random bytes as 32 lowercase hex digits; used for client entropy and the first client seed. */
export function randomHex(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

function handedOut(response: Version1["handOut"]): SignedCommitment[] {
  const { nonce, keyId, serverSeedHash, commitmentSignature, nextServerSeedHash, nextCommitmentSignature } = response;
  return [
    { nonce, keyId, serverSeedHash, signature: commitmentSignature },
    { nonce: nonce + 1, keyId, serverSeedHash: nextServerSeedHash, signature: nextCommitmentSignature },
  ];
}

/**
 * Adds the two commitments from the response and makes entropy for the new ones. A held commitment is never replaced: a
 * different one for the same nonce is a broken promise, and the held data stays unchanged.
 */
export function holdCommitments(
  held: Held,
  response: Version1["handOut"],
  makeEntropy: () => string,
): { held: Held; broken?: BrokenPromise } {
  const commitments = [...held.commitments];
  for (const now of handedOut(response)) {
    const before = commitments.find(({ nonce }) => nonce === now.nonce);
    if (before === undefined) commitments.push({ ...now, clientEntropy: makeEntropy() });
    else if (before.serverSeedHash !== now.serverSeedHash) return { held, broken: { held: before, now } };
  }
  const sorted = commitments.toSorted((a, b) => a.nonce - b.nonce);
  return { held: { ...held, commitments: sorted.slice(-KEPT) } };
}

/** The commitment of this nonce and the next one, if both are held. */
export function pairAt(held: Held, nonce: number): { current: HeldCommitment; next: HeldCommitment } | undefined {
  const current = held.commitments.find((one) => one.nonce === nonce);
  const next = held.commitments.find((one) => one.nonce === nonce + 1);
  return current && next && { current, next };
}
