import * as v from "valibot";
import type { HeldBefore, StoredRequest, Terms } from "@trove/fairness";

/**
 * An opening request as stored before it is sent, with everything needed to verify its response. It is sent again
 * unchanged, so its amounts are in the wire format, in euros.
 */
export type StoredOpening = StoredRequest & {
  readonly key: string;
  readonly userId: string;
  readonly lootBoxName: string;
  /** ISO-8601 UTC. */
  readonly storedAt: string;
  readonly body: { quantity: number; expectedPrice: number; clientEntropy: string; terms: Terms };
  readonly held: HeldBefore;
};

const commitment = v.looseObject({
  nonce: v.number(),
  serverSeedHash: v.string(),
  keyId: v.string(),
  signature: v.string(),
});

/**
 * The schema of a request that can be sent again. Unknown fields are kept, so the request is sent exactly as stored.
 */
export const storedOpening: v.GenericSchema<unknown, StoredOpening> = v.looseObject({
  key: v.string(),
  userId: v.string(),
  lootBoxId: v.string(),
  lootBoxName: v.string(),
  storedAt: v.string(),
  body: v.looseObject({
    quantity: v.number(),
    expectedPrice: v.number(),
    clientEntropy: v.string(),
    terms: v.looseObject({
      nonce: v.number(),
      serverSeedHash: v.string(),
      clientSeed: v.string(),
      oddsHash: v.string(),
    }),
  }),
  held: v.looseObject({
    commitment: v.optional(commitment),
    nextCommitment: v.optional(commitment),
    oddsTable: v.optional(v.string()),
    previousReceipt: v.optional(v.string()),
  }),
});
