import { recordsLog } from "@trove/fairness/log";
import { commitmentOf } from "@trove/fairness";
import type { RecordPlace } from "../../../command/functions.generated.ts";
import type { Transaction } from "../../../database/connection.ts";
import type { Secrets } from "../../../secrets.ts";
import { addLostRecords } from "../../lootboxes/index.ts";
import { readWaiting, restoreLeaves } from "../records/records.store.ts";
import { growStoredLog } from "../storage/grow-stored-log.ts";
import { readLog } from "../storage/logs.store.ts";
import { findLost, type LoggedRecord } from "./find-lost.ts";
import type { LogCopy } from "./log-copy.ts";

/**
 * - `leaves`: number of leaves that the database had lost.
 * - `waiting`: records among them that the database has, because they were still waiting for the log.
 * - `lost`: records that the database has lost; `people` is the number of their owners.
 * - `strange`: records of people whom the database does not know, because they registered after the backup.
 */
export type RestoredRecords = { leaves: number; waiting: number; lost: number; people: number; strange: number };

async function readLogged(copy: LogCopy): Promise<Map<string, LoggedRecord>> {
  const logged = new Map<string, LoggedRecord>();
  for await (const { from, entries } of copy.lost()) {
    for (const [place, entry] of entries.entries()) {
      const { commitment, recordHash } = recordsLog.read(entry);
      logged.set(commitment, { hash: Buffer.from(recordHash, "hex"), logIndex: from + place });
    }
  }
  return logged;
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

/**
 * Restores the leaves of the records log. Ends the nonces of records that the database has lost, so that they are not
 * offered again. Throws LogFault, and an error if boxes were opened since the restore.
 */
export async function restoreRecords(tx: Transaction, copy: LogCopy, secrets: Secrets): Promise<RestoredRecords> {
  const logged = await readLogged(copy);
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
    if (!(await restoreLeaves(tx, growth, own))) throw new Error("somebody else has added to the records log");
  }
  const waiting = places.length;
  return { leaves: logged.size, waiting, lost, people: people.size, strange: logged.size - waiting - lost };
}
