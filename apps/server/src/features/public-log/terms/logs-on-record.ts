import { createHash } from "node:crypto";
import { type LogsLeaf, parseLogsLeaf } from "@trove/fairness/log";
import type { Connection } from "../../../database/connection.ts";
import { oddsIn, type Schedule, timelineOf } from "./plan-terms.ts";
import { databaseTime, readLogsLeaves } from "./terms.store.ts";

const MINUTE_MS = 60_000;

/** The hash by which the database names a leaf with terms of the logs. */
export const logsHash = ({ text }: Pick<LogsLeaf, "text">): string => createHash("sha256").update(text).digest("hex");

const noticeOf = (leaf: LogsLeaf | undefined) => (leaf === undefined ? 0 : parseLogsLeaf(leaf).terms.oddsNoticeMinutes);

/** Audits see times of witnesses, which differ from the shop's. */
const TOLERANCE_MS = 2 * MINUTE_MS;

/**
 * The notice that counts below a size of the log, in minutes: the longest of this process's own, that of the last
 * terms, and those that were replaced less than their own length ago. Processes with an older setting so keep what a
 * newer one has published, and nobody shortens the notice for a single change.
 */
export async function noticeInForce(db: Connection, own: number, below = Infinity): Promise<number> {
  const now = (await databaseTime(db)).getTime();
  const promised = await readLogsLeaves(db, below);
  const counting = promised.map(({ leaf }, place) => {
    const minutes = noticeOf(leaf);
    const newer = promised[place - 1];
    const replacedAt = newer?.publishedAt?.getTime() ?? now;
    const isOver = newer !== undefined && replacedAt + minutes * MINUTE_MS + TOLERANCE_MS <= now;
    return isOver ? 0 : minutes;
  });
  return Math.max(own, ...counting);
}

/** True if all odds that are announced to end will have lasted for this notice. */
export function allowsNotice(schedule: Schedule, now: Date, noticeMinutes: number): boolean {
  const timeline = timelineOf(schedule);
  return timeline.every(({ validFrom, boxes }, place) => {
    const before = timeline[place - 1];
    if (before === undefined || validFrom <= now.toISOString()) return true;
    return before.boxes.every(({ boxId, oddsHash }) => {
      if (oddsIn({ validFrom, boxes }, boxId) === oddsHash) return true;
      const other = timeline.slice(0, place).findLastIndex((terms) => oddsIn(terms, boxId) !== oddsHash);
      // Odds that the first terms have were in force a notice ago.
      const begun = Date.parse(timeline[other + 1]?.validFrom ?? validFrom);
      return Date.parse(validFrom) - begun >= noticeMinutes * MINUTE_MS;
    });
  });
}

/**
 * Returns the leaf unless its terms are the last ones in the log. Terms with a longer notice wait until no pending
 * change breaks it. `schedule` are all terms from a notice ago on.
 */
export async function missingLogs(
  db: Connection,
  leaf: LogsLeaf | undefined,
  { schedule, now }: { schedule: Schedule; now: Date },
): Promise<LogsLeaf[]> {
  if (leaf === undefined) return [];
  const last = (await readLogsLeaves(db)).at(0)?.leaf;
  if (last !== undefined && logsHash(last) === logsHash(leaf)) return [];
  const isLonger = last === undefined || noticeOf(leaf) > noticeOf(last);
  return isLonger && !allowsNotice(schedule, now, noticeOf(leaf)) ? [] : [leaf];
}
