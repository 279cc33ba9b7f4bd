import { type DrawnLeaf, minuteOf, recordsLog } from "@trove/fairness/log";
import { commitmentOf } from "@trove/fairness";
import type { LogGrowth, LostLeaf, RecordPlace } from "../../../command/functions.generated.ts";
import type { Transaction } from "../../../database/connection.ts";
import type { Secrets } from "../../../secrets.ts";
import { addLostLeaves, addLostRecords, readUncalledLosses } from "../../lootboxes/index.ts";
import { readWaiting, restoreLeaves } from "../records/records.store.ts";
import { growStoredLog } from "../storage/grow-stored-log.ts";
import { readLog } from "../storage/logs.store.ts";
import { databaseTime } from "../terms/terms.store.ts";
import { findLost, type LoggedRecord } from "./find-lost.ts";
import type { LogCopy } from "./log-copy.ts";

/** Maximum number of leaves that are added at once. */
const BATCH = 1_000;

/**
 * - `leaves`: number of leaves that the database had lost.
 * - `waiting`: records among them that the database has, because they were still waiting for the log.
 * - `lost`: records that the database has lost; `people` is the number of their owners.
 * - `strange`: records of people whom the database does not know, because they registered after the backup.
 */
export type RestoredRecords = { leaves: number; waiting: number; lost: number; people: number; strange: number };

const loggedRecord = ({ recordHash, time }: DrawnLeaf, logIndex: number): LoggedRecord => {
  return { hash: Buffer.from(recordHash, "hex"), logIndex, endedBy: new Date(time.replace("Z", ":59.999Z")) };
};

/** The lost leaves of records, and those that an earlier restore has called lost. */
async function readLogged(copy: LogCopy): Promise<{ logged: Map<string, LoggedRecord>; called: LostLeaf[] }> {
  const logged = new Map<string, LoggedRecord>();
  const called: LostLeaf[] = [];
  for await (const { from, entries } of copy.lost()) {
    for (const [place, entry] of entries.entries()) {
      const leaf = recordsLog.read(entry);
      if (leaf.kind === "lost") called.push({ logIndex: leaf.logIndex, lostIndex: from + place });
      else logged.set(leaf.commitment, loggedRecord(leaf, from + place));
    }
  }
  return { logged, called };
}

/**
 * Finds the places in the log of the records that were waiting for it. Throws if the log has a different record for one
 * of their nonces.
 */
async function placeWaiting(tx: Transaction, logged: ReadonlyMap<string, LoggedRecord>): Promise<RecordPlace[]> {
  const places: RecordPlace[] = [];
  for (const { userId, nonce, serverSeed, hash } of await readWaiting(tx)) {
    const record = logged.get(commitmentOf(serverSeed.toString("hex")));
    if (record === undefined) continue;
    if (!record.hash.equals(hash)) {
      throw new Error(`boxes were opened after the restore: nonce ${nonce} of person ${userId} has another record`);
    }
    places.push({ userId, nonce, logIndex: record.logIndex });
  }
  return places;
}

async function addLeaves(tx: Transaction, growth: LogGrowth, places: RecordPlace[]): Promise<void> {
  if (!(await restoreLeaves(tx, growth, places))) throw new Error("somebody else has added to the records log");
}

/**
 * Adds a leaf for each lost record that none calls lost yet: also for those of people whom the database does not know,
 * and for those of earlier restores.
 */
async function callLost(
  tx: Transaction,
  logged: readonly LoggedRecord[],
  found: { kept: readonly RecordPlace[]; called: readonly LostLeaf[] },
): Promise<void> {
  const others = new Set([...found.kept, ...found.called].map(({ logIndex }) => logIndex));
  const uncalled = await readUncalledLosses(tx);
  for (const { logIndex, hash } of logged) if (!others.has(logIndex)) uncalled.set(logIndex, hash);
  const lost = [...uncalled].toSorted(([one], [other]) => one - other);
  const time = minuteOf((await databaseTime(tx)).toISOString());
  for (let start = 0; start < lost.length; start += BATCH) {
    const batch = lost.slice(start, start + BATCH);
    const { tree } = await readLog(tx, "records");
    const leaves = batch.map(
      ([logIndex, hash]) => ({ kind: "lost", logIndex, recordHash: hash.toString("hex"), time }) as const,
    );
    const growth = await growStoredLog(tx, "records", tree, leaves.map(recordsLog.write));
    const places = batch.map(([logIndex], place) => ({ logIndex, lostIndex: tree.size + place }));
    await addLeaves(tx, growth, []);
    await addLostLeaves(tx, places);
  }
}

/**
 * Restores the leaves of the records log, and says of each lost record that it is. Ends the nonces of these records, so
 * that they are not offered again. Throws LogFault, and an error if boxes were opened since the restore.
 */
export async function restoreRecords(tx: Transaction, copy: LogCopy, secrets: Secrets): Promise<RestoredRecords> {
  const { logged, called } = await readLogged(copy);
  const places = await placeWaiting(tx, logged);
  let lost = 0;
  const people = new Set<string>();
  for await (const records of findLost(tx, secrets, logged)) {
    await addLostRecords(tx, records);
    lost += records.length;
    for (const { userId } of records) people.add(userId);
  }
  for await (const { from, entries } of copy.lost()) {
    const { tree } = await readLog(tx, "records");
    const growth = await growStoredLog(tx, "records", tree, entries);
    const own = places.filter(({ logIndex }) => logIndex >= from && logIndex < from + entries.length);
    await addLeaves(tx, growth, own);
  }
  await addLostLeaves(tx, called);
  await callLost(tx, [...logged.values()], { kept: places, called });
  const waiting = places.length;
  return { leaves: logged.size, waiting, lost, people: people.size, strange: logged.size - waiting - lost };
}
