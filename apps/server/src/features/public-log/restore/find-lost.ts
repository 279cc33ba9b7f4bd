import { commitmentOf, serverSeed } from "@trove/fairness";
import type { LostRecord } from "../../../command/functions.generated.ts";
import type { Connection } from "../../../database/connection.ts";
import type { Secrets } from "../../../secrets.ts";
import { openRoot, readRoots } from "../../fairness/index.ts";

/** A record by the records log: the hash of its text, and its index. */
export type LoggedRecord = { hash: Buffer; logIndex: number };

/** By the commitments to their server seeds. */
export type LoggedRecords = ReadonlyMap<string, LoggedRecord>;

const BATCH = 500;
const BEFORE_ALL = "00000000-0000-0000-0000-000000000000";

/**
 * Finds the owners of lost records in the log. The log doesn't name them, but the shop can compute the seeds of the
 * nonces that each person would be offered next. Sorted by each person's nonces.
 */
export async function* findLost(
  db: Connection,
  { rootKeys }: Pick<Secrets, "rootKeys">,
  logged: LoggedRecords,
): AsyncGenerator<LostRecord[]> {
  let lastId = BEFORE_ALL;
  for (;;) {
    const people = await readRoots(db, lastId, BATCH);
    const lost: LostRecord[] = [];
    for (const { userId, nonce: next, rootEncrypted } of people) {
      lastId = userId;
      const root = openRoot(rootKeys, userId, rootEncrypted);
      const recordOf = (nonce: number) => logged.get(commitmentOf(serverSeed(root, userId, nonce)));
      let nonce = next;
      for (let record = recordOf(nonce); record !== undefined; record = recordOf(nonce)) {
        lost.push({ userId, nonce, ...record });
        nonce += 1;
      }
    }
    if (lost.length > 0) yield lost;
    if (people.length < BATCH) return;
  }
}
