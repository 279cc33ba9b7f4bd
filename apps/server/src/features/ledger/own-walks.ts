import type { Cents } from "@trove/money";
import { LRUCache } from "lru-cache";

/** Cache size in people. A miss costs one walk through the person's ledger. */
const MOST_PEOPLE = 10_000;

/** How much of a balance was own after the wallet's entry of this number. Null if that is not known. */
export type KnownOwn = { knownSequence: number | null; knownCents: Cents | null };

export const unknownOwn: KnownOwn = { knownSequence: null, knownCents: null };

/** The facts that a walk through a ledger gives. */
type Walked = { lastSequence: number; walkedCents: Cents };

export type OwnWalks = {
  known(userId: string): KnownOwn;
  /** Remembers the walk, and returns the facts. */
  note<Facts extends Walked>(userId: string, facts: Facts): Facts;
};

/** Makes the memory of how much of each balance is its person's own, until the wallet changes. */
export function makeOwnWalks(): OwnWalks {
  const walks = new LRUCache<string, KnownOwn>({ max: MOST_PEOPLE });
  return {
    known: (userId) => walks.get(userId) ?? unknownOwn,
    note(userId, facts) {
      walks.set(userId, { knownSequence: facts.lastSequence, knownCents: facts.walkedCents });
      return facts;
    },
  };
}
