import { newestOpenings } from "../kept/kept-openings.ts";
import { keptRecord } from "@trove/fairness/press";
import type { BrowserParts } from "../opening/browser-parts.ts";
import { followTerms } from "./follow-terms.ts";
import { lookBackAtOdds } from "./look-back-at-odds.ts";
import { canMeetShop } from "./meet-shop.ts";
import { proveRecords } from "./prove-records.ts";
import { watchLog } from "./watch-log.ts";

/** Maximum number of records to look for. Older ones are looked for when the person compares their proofs. */
const MOST_LOOKED_FOR = 50;

/**
 * Compares both logs with their stored checkpoints, follows the terms of the logs, looks back at the odds of the
 * person's openings, and looks for their latest records in the records log. Stores what it finds. Throws ApiError.
 */
export async function lookAtLogs(userId: string, parts: BrowserParts): Promise<void> {
  const [records, terms] = await Promise.all([watchLog("records", parts), watchLog("terms", parts)]);
  if (terms !== undefined) {
    await followTerms(terms, parts, canMeetShop);
    await lookBackAtOdds(userId, terms, parts);
  }
  const openings = await newestOpenings(parts.kept, userId, Infinity, MOST_LOOKED_FOR);
  const open = openings.filter((one) => one.logged === undefined && keptRecord(one) !== undefined);
  if (records === undefined || open.length === 0) return;
  const entries = await parts.shop.records(Math.min(...open.map(({ nonce }) => nonce)));
  await proveRecords(entries, userId, records, parts);
}
