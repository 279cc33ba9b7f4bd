import type { Connection } from "../../../database/connection.ts";
import { type RecordFacts, readRecordsOf } from "../openings/openings.store.ts";
import { proofsOfRecords } from "./proofs-of-records.ts";
import { together } from "./together.ts";

type ProofParts = Parameters<typeof proofsOfRecords>[0];

/** Records of consecutive nonces, and the text of the file that proves them. */
type ProvenRecords = { records: readonly RecordFacts[]; proofs: string };

/**
 * Proves a person's records of the given nonces. Starts a new file after each gap in the nonces, because a file with a
 * gap looks like a breach.
 */
export type ProveOpenings = (
  db: Connection,
  userId: string,
  nonces: readonly number[],
) => Promise<readonly ProvenRecords[]>;

export function makeProveOpenings(parts: Omit<ProofParts, "db">): ProveOpenings {
  return async (db, userId, nonces) => {
    let left = await readRecordsOf(db, userId, nonces);
    const proven: ProvenRecords[] = [];
    while (left.length > 0) {
      const records = together(left, () => true);
      left = left.slice(records.length);
      proven.push({ records, proofs: await proofsOfRecords({ ...parts, db }, userId, records) });
    }
    return proven;
  };
}
