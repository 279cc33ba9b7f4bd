import type { ReadLogFile } from "../log/tiles/read.ts";
import type { TermsAudit } from "./audit-terms.ts";
import { boxLists, oddsOf } from "./box-lists.ts";
import type { Findings } from "./findings.ts";
import type { Interval } from "./timeline.ts";
import { EVER } from "./timeline.ts";

/** Computes when which odds were in force. Keeps only a few lists of boxes in memory. Throws LogFault. */
export async function oddsIntervals(
  audit: TermsAudit,
  read: ReadLogFile,
): Promise<ReadonlyMap<string, readonly Interval[]>> {
  const listOf = boxLists(audit.counts, read);
  const intervals = new Map<string, Interval[]>();
  const open = new Map<string, string>();
  const close = (oddsHash: string, from: string, to: string) => {
    const known = intervals.get(oddsHash) ?? [];
    known.push({ from, to });
    intervals.set(oddsHash, known);
  };
  for (const mark of audit.timeline.marks) {
    const present = new Set((await listOf(mark)).map(({ oddsHash }) => oddsHash));
    for (const [oddsHash, from] of open) {
      if (present.has(oddsHash)) continue;
      close(oddsHash, from, mark.validFrom);
      open.delete(oddsHash);
    }
    for (const oddsHash of present) if (!open.has(oddsHash)) open.set(oddsHash, mark.validFrom);
  }
  for (const [oddsHash, from] of open) close(oddsHash, from, EVER);
  return intervals;
}

const MINUTE_MS = 60_000;

const plus = (time: string, milliseconds: number) => new Date(Date.parse(time) + milliseconds).toISOString();

/**
 * Until when an earlier audit knew the odds. From then on, odds may have changed that were not announced at that audit.
 */
export function watchedUntil(readAt: string, noticeMinutes: number): string {
  return plus(readAt, (noticeMinutes - 1) * MINUTE_MS);
}

/**
 * Checks that odds changed only as the earlier audit saw them announced. Before that audit nothing may have changed.
 * During the notice after it, no box that was to be open may have other odds or be closed. Tolerates a clock difference
 * of a minute. Throws LogFault.
 */
export async function checkNotice(
  audit: TermsAudit,
  read: ReadLogFile,
  { readAt, noticeMinutes }: { readonly readAt: string; readonly noticeMinutes: number },
  findings: Findings,
): Promise<void> {
  const { kept, timeline } = audit;
  if (kept === undefined) return;
  const listOf = boxLists(audit.counts, read);
  const [past, end] = [plus(readAt, -MINUTE_MS), watchedUntil(readAt, noticeMinutes)];
  const moments = [...kept.marks, ...timeline.marks].map(({ validFrom }) => validFrom).filter((time) => time <= end);
  for (const moment of new Set([...moments, ...(past <= end ? [past] : []), end])) {
    const [then, now] = [kept.at(moment), timeline.at(moment)];
    const isSame = then?.root === now?.root;
    if (isSame || moment <= past) {
      findings.check("notice", isSame ? undefined : `what was in force at ${moment} was changed afterwards`);
      continue;
    }
    const present = oddsOf(await listOf(now));
    const other = (await listOf(then)).find(({ boxId, oddsHash }) => present.get(boxId) !== oddsHash);
    findings.check("notice", other && `box ${other.boxId} changed at ${moment}, known at ${readAt} with other odds`);
  }
}
