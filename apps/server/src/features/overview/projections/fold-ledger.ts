import { areCommitted } from "../../../command/cluster/commits.store.ts";
import type { Connection } from "../../../database/connection.ts";
import { sendLiveEvent } from "../../notifications/index.ts";
import type { OperationParts } from "../../operators/index.ts";
import { lockCursor, moveCursor, readNewestNumber, readTransactions } from "./cursor.store.ts";
import { addFlows, addHoldings, addOpenings } from "./fold.store.ts";

/** Entries per batch. One batch takes a fraction of a second. */
const BATCH = 5000;

/**
 * Adds one batch of ledger entries to the sums. Locks the cursor, so that each entry is added once. Returns true if
 * more entries can be added immediately.
 * - A transaction that has not committed yet may have a smaller entry number than a committed one. So the newest number
 *   first becomes the fence.
 * - Entries up to the fence are final when all transactions have ended that were writing before the fence was set.
 * - In a cluster, they must also be committed on all nodes, because only then their entries are visible there.
 * - The fence's transaction gets its id after the newest number was read, so its id is greater than the ids of all
 *   those transactions.
 */
async function foldBatch(db: Connection, now: () => Date): Promise<boolean> {
  const readAt = now();
  const newest = await readNewestNumber(db);
  return db.transaction().execute(async (tx) => {
    const cursor = await lockCursor(tx);
    if (cursor === undefined) return false;
    const { transaction, haveEnded: haveEndedHere } = await readTransactions(tx, cursor.fenceTransaction);
    const haveEnded = haveEndedHere && (await areCommitted(tx));
    // Another process may have moved the fence since the number was read. It must not go back, because the entries
    // after it would be added twice.
    const isNewest = newest >= cursor.fenceNumber;
    const fence = { fenceTransaction: transaction, ...(isNewest && { fenceNumber: newest, fenceAt: readAt }) };
    const final = { finalNumber: cursor.fenceNumber, finalAt: cursor.fenceAt };
    const next = haveEnded ? { ...cursor, ...final, ...fence } : cursor;
    const range = { after: cursor.foldedNumber, upTo: Math.min(next.finalNumber, cursor.foldedNumber + BATCH) };
    if (range.upTo > range.after) {
      await addFlows(tx, range);
      // Pages get this live event at most every two seconds, because the job runs that often.
      if (await addOpenings(tx, range))
        await sendLiveEvent(tx, { permission: "overview.read" }, { name: "openings", data: {} });
    }
    const isComplete = range.upTo === next.finalNumber;
    await moveCursor(tx, { ...next, foldedNumber: range.upTo, ...(isComplete && { asOf: next.finalAt }) });
    return !isComplete || (haveEnded && range.upTo < newest);
  });
}

/** Moves one batch of changes of inventories into the sums. Locks the cursor, so that each is added once. */
async function foldHoldings(db: Connection): Promise<boolean> {
  return db.transaction().execute(async (tx) => {
    if ((await lockCursor(tx)) === undefined) return false;
    return (await addHoldings(tx, BATCH)) === BATCH;
  });
}

/**
 * Updates the sums from the ledger and the inventories, in batches. If the process is killed, finished batches stay,
 * and the next run continues after them.
 */
export async function foldLedger({ db, now }: OperationParts): Promise<void> {
  while (await foldBatch(db, now));
  while (await foldHoldings(db));
}
