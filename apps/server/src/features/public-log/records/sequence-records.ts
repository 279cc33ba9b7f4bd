import { recordsLog } from "@trove/fairness/log";
import { publishCheckpoint } from "../checkpoints/publish-checkpoint.ts";
import type { CheckpointParts } from "../parts.ts";
import { growStoredLog } from "../storage/grow-stored-log.ts";
import { readLog, releaseLease, takeLease } from "../storage/logs.store.ts";
import { recordLeaf } from "./record-leaf.ts";
import { appendRecords, readQueue, readQueued } from "./records.store.ts";

/** The most often that readers find a new checkpoint. */
const CHECKPOINT_EVERY_MS = 10_000;
/** Smallest batch, in records, that goes into the log at once: a crowd hides its members. */
const CROWD = 64;
/** Longest time that a record waits for a crowd. Each is in the log within a minute. */
const LONGEST_WAIT_MS = 40_000;
/** Lease time. Far longer than the work between two extensions. */
const LEASE_SECONDS = 20;
const BATCH = 2_000;

/**
 * Whether records should go into the log now. The log has their times only to the minute. A record that was logged
 * alone would reveal its second to anybody who watches the log, so it waits for others.
 */
export function isDue(queue: { count: number; since: Date | null }, checkpointAt: Date | null, now: Date): boolean {
  const age = (time: Date | null) => (time === null ? Infinity : now.getTime() - time.getTime());
  if (queue.since === null || age(checkpointAt) < CHECKPOINT_EVERY_MS) return false;
  return queue.count >= CROWD || age(queue.since) >= LONGEST_WAIT_MS;
}

/**
 * Adds the records that have waited longest. Returns the number of records read. Within a batch the records' hashes
 * decide their order, which says nothing about people or times. If another process has added to the log meanwhile,
 * nothing happens.
 */
async function addBatch({ db }: CheckpointParts): Promise<number> {
  const { tree } = await readLog(db, "records");
  const records = (await readQueued(db, BATCH)).toSorted((one, other) => Buffer.compare(one.hash, other.hash));
  if (records.length === 0) return 0;
  const leaves = records.map((record) => recordsLog.write(recordLeaf(record)));
  const growth = await growStoredLog(db, "records", tree, leaves);
  const places = records.map(({ userId, nonce }, index) => ({ userId, nonce, logIndex: tree.size + index }));
  return (await appendRecords(db, growth, places)) ? records.length : 0;
}

/** Calls `work` while this process holds the lease of the records log; does nothing if another one does. */
async function whileLeased({ db }: CheckpointParts, work: (extend: () => Promise<boolean>) => Promise<void>) {
  let held = await takeLease(db, "records", LEASE_SECONDS, null);
  if (held === null) return;
  const extend = async () => {
    const longer = await takeLease(db, "records", LEASE_SECONDS, held);
    held = longer ?? held;
    return longer !== null;
  };
  try {
    await work(extend);
  } finally {
    await releaseLease(db, "records", held);
  }
}

/**
 * Adds every record that waits to the records log, and publishes a checkpoint, if it is due. One process at a time does
 * so, but nothing depends on that: a process that was paused in between adds nothing twice, and leaves out nothing.
 * Does nothing while entries are lost, because other ones in their place would make it another log.
 */
export async function sequenceRecords(parts: CheckpointParts): Promise<void> {
  const { db, now } = parts;
  const { tree, checkpointAt, checkpointSize, isBehind } = await readLog(db, "records");
  if (isBehind) return;
  const areDue = isDue(await readQueue(db, CROWD), checkpointAt, now());
  if (!areDue && tree.size === checkpointSize) return;
  await whileLeased(parts, async (extend) => {
    while (areDue && (await addBatch(parts)) === BATCH && (await extend()));
    if (await extend()) await publishCheckpoint(parts, "records");
  });
}
