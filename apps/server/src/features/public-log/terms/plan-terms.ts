import type { OpenBox } from "@trove/fairness/log";
import { boxLines } from "./box-lines.ts";

/** The open boxes with their odds, valid from a time (ISO-8601, UTC, with milliseconds). */
export type Terms = { validFrom: string; boxes: readonly OpenBox[] };

/** The terms in force, followed by the announced terms in the order of the log. Empty before the first terms. */
export type Schedule = readonly Terms[];

export type PlanInputs = {
  /** The terms of the published log that were in force a notice ago, and all later ones, in the order of the log. */
  published: Schedule;
  /** The boxes that should be open, with the odds that they should have. */
  wanted: readonly OpenBox[];
  now: Date;
  noticeMinutes: number;
  /** The witnesses' time, if changes would have come without their notice by it. */
  witnessed?: Date | undefined;
  /** The time of the newest record. Ahead of `now` if the shop's clock was put back since. A day counts at most. */
  recorded?: Date | undefined;
  /** The time from which the first terms of a log are valid. */
  since: Date;
};

const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;
/** Delay of new odds if there is no notice: they must not be in force before the checkpoint that announces them. */
const LEAD_MS = 500;

/** The time by which a checkpoint may be late without a new plan. */
const marginOf = (noticeMinutes: number) => (noticeMinutes === 0 ? LEAD_MS / 2 : MINUTE_MS);

const noticeOf = (noticeMinutes: number) =>
  noticeMinutes === 0 ? LEAD_MS : noticeMinutes * MINUTE_MS + marginOf(noticeMinutes);

/** Changes begin at multiples of this, so that only a few are pending at a time. */
const stepOf = (noticeMinutes: number) =>
  noticeMinutes === 0 ? 1 : Math.max(MINUTE_MS, (noticeMinutes * MINUTE_MS) / 10);

/**
 * The greatest number of terms in a proof: those in force a notice ago, and all later ones. Terms that would make them
 * more wait, also those that open a box.
 */
export const MOST_TERMS = 256;

/** The terms in force, and those after them in the log. If none are in force yet, all. */
export function scheduleAt(terms: Schedule, now: Date): Schedule {
  const time = now.toISOString();
  return terms.slice(
    Math.max(
      0,
      terms.findLastIndex(({ validFrom }) => validFrom <= time),
    ),
  );
}

/** The terms in force at a time, of terms in the order of their times. */
export function termsAt(timeline: Schedule, time: string): Terms | undefined {
  return timeline.findLast(({ validFrom }) => validFrom <= time);
}

/** The terms in the order of their times. Of several terms, those that stand last in the log count. */
export function timelineOf(terms: Schedule): Schedule {
  const times = [...new Set(terms.map(({ validFrom }) => validFrom))].toSorted();
  return times.map((validFrom) => ({
    validFrom,
    boxes: terms.findLast((each) => each.validFrom <= validFrom)?.boxes ?? [],
  }));
}

export const oddsIn = ({ boxes }: Terms, boxId: string) => boxes.find((box) => box.boxId === boxId)?.oddsHash;

/** The time in milliseconds at which a box gets the odds that it has at the end of a timeline. */
function begunAt(timeline: Schedule, boxId: string): number {
  const last = timeline.at(-1);
  const odds = last && oddsIn(last, boxId);
  const other = timeline.findLastIndex((terms) => oddsIn(terms, boxId) !== odds);
  return Date.parse(timeline[other + 1]?.validFrom ?? "");
}

/**
 * The earliest time for other odds: after the notice, and not before the odds that they replace have lasted for it too.
 * Records state times at which the present odds were in force, so the notice begins after them as well.
 */
function changeAt(inputs: PlanInputs, last: Terms): string {
  const { published, wanted, now, witnessed = now, recorded = now, noticeMinutes } = inputs;
  const ahead = Math.min(recorded.getTime(), now.getTime() + DAY_MS);
  const announced = Math.max(now.getTime(), witnessed.getTime(), ahead) + noticeOf(noticeMinutes);
  const timeline = timelineOf(published);
  const changed = last.boxes.filter(
    ({ boxId, oddsHash }) => oddsIn({ validFrom: "", boxes: wanted }, boxId) !== oddsHash,
  );
  const lasted = changed.map(({ boxId }) => begunAt(timeline, boxId) + noticeMinutes * MINUTE_MS);
  const step = stepOf(noticeMinutes);
  // A box that opens just now is in no timeline. Earlier times than the last would undo changes that are announced.
  const times = [announced, Date.parse(last.validFrom), ...lasted.filter((time) => !Number.isNaN(time))];
  const earliest = Math.max(...times);
  return new Date(Math.ceil(earliest / step) * step).toISOString();
}

export function isSameList(one: readonly OpenBox[], other: readonly OpenBox[]): boolean {
  return one.length === other.length && boxLines(one) === boxLines(other);
}

function isSameTerms(one: Terms | undefined, other: Terms | undefined): boolean {
  return one?.validFrom === other?.validFrom && isSameList(one?.boxes ?? [], other?.boxes ?? []);
}

/** Returns the list with the added boxes. They replace boxes with the same id. */
function withBoxes(boxes: readonly OpenBox[], added: readonly OpenBox[]): OpenBox[] {
  const byId = new Map([...boxes, ...added].map((box) => [box.boxId, box]));
  return [...byId.values()];
}

/** The boxes that open at once: those that are not open, and are not announced with other odds. */
function addedBoxes([inForce, ...announced]: Schedule, wanted: readonly OpenBox[]): readonly OpenBox[] {
  return wanted.filter(({ boxId, oddsHash }) => {
    const next = announced.map((terms) => oddsIn(terms, boxId)).find((odds) => odds !== undefined);
    return inForce !== undefined && oddsIn(inForce, boxId) === undefined && (next ?? oddsHash) === oddsHash;
  });
}

/**
 * Plans the schedule to publish. A box that was not open opens at once, because nobody can have seen other odds of it
 * before. Every other change takes effect after the notice, and after the odds before it have lasted for it. Changes
 * that are already announced stay as they are, also the opening of a box.
 */
export function planTerms(inputs: PlanInputs): Schedule {
  const { published, wanted, now, since } = inputs;
  const schedule = scheduleAt(published, now);
  const [inForce, ...announced] = schedule;
  if (inForce === undefined) return [{ validFrom: since.toISOString(), boxes: wanted }];
  const last = announced.at(-1) ?? inForce;
  const added = addedBoxes(schedule, wanted);
  if (added.length === 0 && isSameList(last.boxes, wanted)) return schedule;
  const soon = added.length === 0 ? inForce : { validFrom: now.toISOString(), boxes: withBoxes(inForce.boxes, added) };
  // A box that opens at once stays open until it was announced to open, and then does as announced.
  const due = announced.map(({ validFrom, boxes }, place) => {
    const yet = added.filter(({ boxId }) => !announced.slice(0, place + 1).some((terms) => oddsIn(terms, boxId)));
    return { validFrom, boxes: withBoxes(boxes, yet) };
  });
  const end = due.at(-1) ?? soon;
  const isReached = isSameList(end.boxes, wanted);
  return [soon, ...due, ...(isReached ? [] : [{ validFrom: changeAt(inputs, end), boxes: wanted }])];
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

/**
 * The schedule that the end of the log should have, and whether it is stored there already. If proofs would get too
 * long with a new one, the published schedule stays. It takes the place of stored terms that could not be published:
 * these would announce changes without their notice by now.
 */
export function nextSchedule(
  inputs: PlanInputs,
  stored: Schedule,
): { plan: Schedule; isStored: boolean; isWaiting: boolean } {
  const { published, now, noticeMinutes } = inputs;
  const plan = planTerms(inputs);
  const present = scheduleAt(stored, now);
  if (isStillGood(present, plan, noticeMinutes)) return { plan, isStored: true, isWaiting: false };
  const kept = scheduleAt(published, now);
  const [inForce] = kept;
  const isShort = noticeMinutes === 0 || stored.length + plan.length <= MOST_TERMS;
  if (isShort || published.length === 0) {
    // Stored terms that were not published would otherwise have been in force until the plan begins.
    const hasStale = !isSameTerms(stored.at(-1), published.at(-1)) && inForce !== undefined && plan[0] !== inForce;
    return { plan: hasStale ? [inForce, ...plan] : plan, isStored: false, isWaiting: false };
  }
  return { plan: kept, isStored: isStillGood(present, kept, noticeMinutes), isWaiting: true };
}
