import { recordsLog } from "@trove/fairness/log";
import { publishCheckpoint } from "../checkpoints/publish-checkpoint.ts";
import type { CheckpointParts } from "../parts.ts";
import { growStoredLog } from "../storage/grow-stored-log.ts";
import { readLog, releaseLease, takeLease } from "../storage/logs.store.ts";
import { recordLeaf } from "./record-leaf.ts";
import { appendRecords, readQueue, readQueued } from "./records.store.ts";

/** Minimum time between two checkpoints. */
const CHECKPOINT_EVERY_MS = 10_000;
/**
 * Least time that a record waits. It is longer than caches keep a checkpoint. So nobody who is served a record is
 * served the terms log as it was before the terms that the record names.
 */
const SHORTEST_WAIT_MS = 10_000;
/**
 * Number of waiting records at which a batch is added to the log at once. In a large batch, nobody can tell whose
 * record is whose.
 */
const CROWD = 64;
/** Longest time that a record waits for others. So each record is in the log within a minute. */
const LONGEST_WAIT_MS = 40_000;
/** Lease time. It is far longer than the work between two extensions. */
const LEASE_SECONDS = 20;
const BATCH = 2_000;

/** The records that were queued until then have waited long enough. */
const longWaiting = (now: Date) => new Date(now.getTime() - SHORTEST_WAIT_MS);

/**
 * True if the waiting records should be added to the log now. The log states their times only to the minute. A record
 * that is added alone would reveal its second to anybody who watches the log, so records are added in batches.
 */
export function isDue(queue: { count: number; since: Date | null }, checkpointAt: Date | null, now: Date): boolean {
  const age = (time: Date | null) => (time === null ? Infinity : now.getTime() - time.getTime());
  if (queue.since === null || age(checkpointAt) < CHECKPOINT_EVERY_MS) return false;
  return queue.count >= CROWD || age(queue.since) >= LONGEST_WAIT_MS;
}

/**
 * Adds the records that have waited longest. Returns the number added; 0 if another process has added to the log
 * meanwhile. Within a batch, records are ordered by hash, which reveals nothing about people or times.
 */
async function addBatch({ db, now }: CheckpointParts): Promise<number> {
  const { tree } = await readLog(db, "records");
  const records = (await readQueued(db, BATCH, longWaiting(now()))).toSorted((one, other) =>
    Buffer.compare(one.hash, other.hash),
  );
  if (records.length === 0) return 0;
  const leaves = records.map((record) => recordsLog.write(recordLeaf(record)));
  const growth = await growStoredLog(db, "records", tree, leaves);
  const places = records.map(({ userId, nonce }, index) => ({ userId, nonce, logIndex: tree.size + index }));
  return (await appendRecords(db, growth, places)) ? records.length : 0;
}

/** Calls `work` while this process holds the lease of the records log. Does nothing if another process holds it. */
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
 * Adds all waiting records to the records log and publishes a checkpoint, if due. A lease lets one process at a time do
 * this. Without it the result is the same: an addition fails if the log has grown. Does nothing while entries are lost,
 * because new entries in their place would contradict the published log.
 */
export async function sequenceRecords(parts: CheckpointParts): Promise<void> {
  const { db, now } = parts;
  const { tree, checkpoint, checkpointAt, checkpointSize, isBehind } = await readLog(db, "records");
  if (isBehind) return;
  const areDue = isDue(await readQueue(db, CROWD, longWaiting(now())), checkpointAt, now());
  if (!areDue && checkpoint !== null && tree.size === checkpointSize) return;
  await whileLeased(parts, async (extend) => {
    while (areDue && (await addBatch(parts)) === BATCH && (await extend()));
    if (await extend()) await publishCheckpoint(parts, "records");
  });
}
