import type { OpenBox } from "@trove/fairness/log";
import { type Schedule, termsAt, timelineOf } from "./plan-terms.ts";

const MINUTE_MS = 60_000;

const oddsAt = (timeline: Schedule, time: string) =>
  new Map((termsAt(timeline, time)?.boxes ?? []).map(({ boxId, oddsHash }: OpenBox) => [boxId, oddsHash]));

/**
 * True if a stored log may be published: by the witnesses' time `since`, every change of a box that is open keeps its
 * notice, and announced changes come as announced. Both logs begin with the terms in force a notice ago by the shop's
 * time. The public audit judges the same by the published checkpoints.
 */
export function keepsNotice(published: Schedule, stored: Schedule, since: Date, noticeMinutes: number): boolean {
  const [before, after] = [timelineOf(published), timelineOf(stored)];
  const begin = [before[0]?.validFrom ?? "", after[0]?.validFrom ?? ""].toSorted().at(-1) ?? "";
  const end = new Date(since.getTime() + noticeMinutes * MINUTE_MS).toISOString();
  const times = [...before, ...after].map(({ validFrom }) => validFrom);
  return times.every((time) => {
    if (time <= begin || time >= end) return true;
    const justBefore = new Date(Date.parse(time) - 1).toISOString();
    const [known, next] = [oddsAt(before, time), oddsAt(after, time)];
    const [knownBefore, nextBefore] = [oddsAt(before, justBefore), oddsAt(after, justBefore)];
    const isKept = [...known].every(([box, odds]) => next.get(box) === odds);
    const hasEnded = (box: string, odds: string) => knownBefore.get(box) === odds && known.get(box) !== odds;
    return isKept && [...nextBefore].every(([box, odds]) => next.get(box) === odds || hasEnded(box, odds));
  });
}
