import type { OpenBox } from "@trove/fairness/log";
import { boxLines } from "./box-lines.ts";

/** The open boxes with their odds, valid from a time (ISO-8601, UTC, with milliseconds). */
export type Terms = { validFrom: string; boxes: readonly OpenBox[] };

/** The terms in force, followed by the announced terms in the order of the log. Empty before the first terms. */
export type Schedule = readonly Terms[];

export type PlanInputs = {
  /** The schedule in the published log. */
  published: Schedule;
  /** The boxes that should be open, with the odds that they should have. */
  wanted: readonly OpenBox[];
  now: Date;
  noticeMinutes: number;
  /** The time from which the first terms of a log are valid. */
  since: Date;
};

const MINUTE_MS = 60_000;
/** Delay of new odds if there is no notice: they must not be in force before the checkpoint that announces them. */
const LEAD_MS = 500;

/** The time by which a checkpoint may be late without a new plan. */
const marginOf = (noticeMinutes: number) => (noticeMinutes === 0 ? LEAD_MS / 2 : MINUTE_MS);

const noticeOf = (noticeMinutes: number) =>
  noticeMinutes === 0 ? LEAD_MS : noticeMinutes * MINUTE_MS + marginOf(noticeMinutes);

const later = (time: Date, milliseconds: number) => new Date(time.getTime() + milliseconds).toISOString();

export function isSameList(one: readonly OpenBox[], other: readonly OpenBox[]): boolean {
  return one.length === other.length && boxLines(one) === boxLines(other);
}

/** Returns the list with the added boxes. They replace boxes with the same id. */
function withBoxes(boxes: readonly OpenBox[], added: readonly OpenBox[]): OpenBox[] {
  const byId = new Map([...boxes, ...added].map((box) => [box.boxId, box]));
  return [...byId.values()];
}

/**
 * Plans the schedule to publish. A box that was not open opens at once, because nobody can have seen other odds of it
 * before. Every other change takes effect after the notice. Changes that are already announced stay as they are.
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
 * True if a schedule that is in the log, but not published yet, can be used as the plan. Its times may be earlier than
 * planned by at most the margin, because the notice includes the margin.
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
