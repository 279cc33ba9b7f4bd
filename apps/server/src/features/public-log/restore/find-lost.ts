import { commitmentOf, serverSeed } from "@trove/fairness";
import type { LostRecord } from "../../../command/functions.generated.ts";
import type { Connection } from "../../../database/connection.ts";
import type { Secrets } from "../../../secrets.ts";
import { openRoot, readRoots } from "../../fairness/index.ts";

/** A record as the records log has it: the hash of its text, its index, and the end of the minute of its time. */
export type LoggedRecord = { hash: Buffer; logIndex: number; endedBy: Date };

/** Records by the commitment to their server seed. */
export type LoggedRecords = ReadonlyMap<string, LoggedRecord>;

const BATCH = 500;
const BEFORE_ALL = "00000000-0000-0000-0000-000000000000";

/**
 * Finds the owners of records that are in the log and lost in the database. The log doesn't name them, but the shop can
 * compute the server seeds of each person's next nonces. Yields a person's records in ascending order of nonce.
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
