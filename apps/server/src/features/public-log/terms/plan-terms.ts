import type { OpenBox } from "@trove/fairness/log";
import { boxLines } from "./box-lines.ts";

/** Which boxes are open, with which odds, from a time on (ISO-8601, UTC, with milliseconds). */
export type Terms = { validFrom: string; boxes: readonly OpenBox[] };

/** The terms in force, then those announced, in their order in the log. Empty before the first. */
export type Schedule = readonly Terms[];

export type PlanInputs = {
  /** As readers of the published log find it. */
  published: Schedule;
  /** The boxes that are to be open, with the odds that they are to have. */
  wanted: readonly OpenBox[];
  now: Date;
  noticeMinutes: number;
  /** From when the first terms of a log are valid. */
  since: Date;
};

const MINUTE_MS = 60_000;
/** Also without notice, other odds are not in force before the checkpoint that announces them. */
const LEAD_MS = 500;

/** Tolerance of a planned time: a checkpoint that comes a little late needs no new plan. */
const marginOf = (noticeMinutes: number) => (noticeMinutes === 0 ? LEAD_MS / 2 : MINUTE_MS);

const noticeOf = (noticeMinutes: number) =>
  noticeMinutes === 0 ? LEAD_MS : noticeMinutes * MINUTE_MS + marginOf(noticeMinutes);

const later = (time: Date, milliseconds: number) => new Date(time.getTime() + milliseconds).toISOString();

export function isSameList(one: readonly OpenBox[], other: readonly OpenBox[]): boolean {
  return one.length === other.length && boxLines(one) === boxLines(other);
}

/** The list with these boxes in place of, or besides, its own. */
function withBoxes(boxes: readonly OpenBox[], added: readonly OpenBox[]): OpenBox[] {
  const byId = new Map([...boxes, ...added].map((box) => [box.boxId, box]));
  return [...byId.values()];
}

/**
 * Plans the schedule to publish. A box that was not open opens at once, because nobody can have looked at other odds of
 * it. Every other change takes effect after the notice. Announced changes take effect as announced.
 */
export function planTerms({ published, wanted, now, noticeMinutes, since }: PlanInputs): Schedule {
  const [inForce, ...announced] = published;
  if (inForce === undefined) return [{ validFrom: since.toISOString(), boxes: wanted }];
  const last = announced.at(-1) ?? inForce;
  const open = new Set(inForce.boxes.map(({ boxId }) => boxId));
  const added = wanted.filter(({ boxId }) => !open.has(boxId));
  if (added.length === 0 && isSameList(last.boxes, wanted)) return published;
  const soon = added.length === 0 ? inForce : { validFrom: now.toISOString(), boxes: withBoxes(inForce.boxes, added) };
  const due = announced.map(({ validFrom, boxes }) => ({ validFrom, boxes: withBoxes(boxes, added) }));
  const isReached = isSameList((due.at(-1) ?? soon).boxes, wanted);
  return [soon, ...due, ...(isReached ? [] : [{ validFrom: later(now, noticeOf(noticeMinutes)), boxes: wanted }])];
}

/**
 * Whether a schedule that is in the log, but not published yet, equals the plan. Its times may be earlier than the
 * planned ones by the margin, which still leaves the full notice.
 */
export function isStillGood(stored: Schedule, plan: Schedule, noticeMinutes: number): boolean {
  const margin = marginOf(noticeMinutes);
  return (
    stored.length === plan.length &&
    stored.every(({ validFrom, boxes }, place) => {
      const planned = plan[place];
      if (planned === undefined || !isSameList(boxes, planned.boxes)) return false;
      const early = Date.parse(planned.validFrom) - Date.parse(validFrom);
      return early >= 0 && early <= margin;
    })
  );
}
