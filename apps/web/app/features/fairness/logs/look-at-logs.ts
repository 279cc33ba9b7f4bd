import { newestOpenings } from "../kept/kept-openings.ts";
import { keptRecord } from "../kept/kept-record.ts";
import type { Around } from "../opening/around.ts";
import { proveRecords } from "./prove-records.ts";
import { watchLog } from "./watch-log.ts";

/** Older ones are looked for when the person looks at their proofs. */
const MOST_LOOKED_FOR = 50;

/**
 * Compares both logs with their checkpoints from earlier visits, and looks for the person's latest records in the log.
 * Stores its findings. Throws ApiError.
 */
export async function lookAtLogs(userId: string, around: Around): Promise<void> {
  const [records] = await Promise.all([watchLog("records", around), watchLog("terms", around)]);
  const openings = await newestOpenings(around.kept, userId, Infinity, MOST_LOOKED_FOR);
  const open = openings.filter((one) => one.logged === undefined && keptRecord(one) !== undefined);
  if (records === undefined || open.length === 0) return;
  const entries = await around.shop.records(Math.min(...open.map(({ nonce }) => nonce)));
  await proveRecords(entries, userId, records, around);
}
