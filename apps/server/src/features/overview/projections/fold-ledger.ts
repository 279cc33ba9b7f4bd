import type { Connection } from "../../../database/connection.ts";
import { signal } from "../../notifications/index.ts";
import type { OperationParts } from "../../operators/index.ts";
import { lockCursor, moveCursor, readNewestNumber, readTransactions } from "./cursor.store.ts";
import { addFlows, addHoldings, addOpenings } from "./fold.store.ts";

/** Entries per batch, which then takes a fraction of a second. */
const BATCH = 5000;

/**
 * Folds one batch of ledger entries into the sums. Locks the cursor, so that each entry is added once. Returns whether
 * more can be folded at once.
 * - An uncommitted entry may have a smaller number than a committed one, so the newest number is only a fence at first.
 * - The entries up to it are final once all transactions have ended that had begun to write before the fence stood.
 * - The fence's transaction gets its id after the newest number was read, hence after all of those.
 */
async function foldBatch(db: Connection, now: () => Date): Promise<boolean> {
  const readAt = now();
  const newest = await readNewestNumber(db);
  return db.transaction().execute(async (tx) => {
    const cursor = await lockCursor(tx);
    if (cursor === undefined) return false;
    const { transaction, haveEnded } = await readTransactions(tx, cursor.fenceTransaction);
    // Another process may have moved the fence on since the number was read. It never goes back: the entries behind it
    // would be added twice.
    const isNewest = newest >= cursor.fenceNumber;
    const fence = { fenceTransaction: transaction, ...(isNewest && { fenceNumber: newest, fenceAt: readAt }) };
    const final = { finalNumber: cursor.fenceNumber, finalAt: cursor.fenceAt };
    const next = haveEnded ? { ...cursor, ...final, ...fence } : cursor;
    const range = { after: cursor.foldedNumber, upTo: Math.min(next.finalNumber, cursor.foldedNumber + BATCH) };
    if (range.upTo > range.after) {
      await addFlows(tx, range);
      // The job runs every two seconds, so pages hear of openings at most that often.
      if (await addOpenings(tx, range))
        await signal(tx, { permission: "overview.read" }, { name: "openings", data: {} });
    }
    const isComplete = range.upTo === next.finalNumber;
    await moveCursor(tx, { ...next, foldedNumber: range.upTo, ...(isComplete && { asOf: next.finalAt }) });
    return !isComplete || (haveEnded && range.upTo < newest);
  });
}

async function foldHoldings(db: Connection): Promise<boolean> {
  const changes = await db.transaction().execute((tx) => addHoldings(tx, BATCH));
  return changes === BATCH;
}

/**
 * Brings the sums up to date with the ledger and the inventories, in batches. A process that is killed leaves whole
 * batches, and the next one goes on from there.
 */
export async function foldLedger({ db, now }: OperationParts): Promise<void> {
  while (await foldBatch(db, now));
  while (await foldHoldings(db));
}
