import { LRUCache } from "lru-cache";
import type { Cents } from "@trove/money";
import type { Connection } from "../../../database/connection.ts";
import { callClosureFacts, type ClosureFacts } from "./closure.store.ts";

/** Cache size in people. A miss costs one walk through the person's ledger. */
const MOST_PEOPLE = 10_000;

export type ReadClosure = (userId: string, at: Date) => Promise<ClosureFacts>;

/**
 * Makes the function that reads how far an account is closed. It remembers how much of the balance is the person's own
 * until the wallet changes.
 */
export function makeReadClosure(db: Connection): ReadClosure {
  const owns = new LRUCache<string, { sequence: number; ownCents: Cents }>({ max: MOST_PEOPLE });
  return async (userId, at) => {
    const facts = await callClosureFacts(db, userId, at, owns.get(userId));
    owns.set(userId, { sequence: facts.lastSequence, ownCents: facts.ownCents });
    return facts;
  };
}
