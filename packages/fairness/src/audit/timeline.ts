/**
 * An entry of the timeline: from `validFrom` on, the list of boxes with this root is in force. `index` is the place of
 * its leaf.
 */
export type TermsMark = { readonly validFrom: string; readonly root: string; readonly index: number };

/**
 * Tells which terms are in force at which time. A later leaf of the log overrides earlier leaves from its own
 * `validFrom` on. An earlier leaf that starts no sooner is never in force, so it is removed.
 */
export class Timeline {
  #marks: TermsMark[];

  constructor(marks: readonly TermsMark[] = []) {
    this.#marks = [...marks];
  }

  /** All entries that come into force, in order of time. */
  get marks(): readonly TermsMark[] {
    return this.#marks;
  }

  /** Adds the next leaf of the log. Terms that it repeats keep the place of their first leaf. */
  add(mark: TermsMark): void {
    const repeated = this.#marks.find(({ validFrom, root }) => validFrom === mark.validFrom && root === mark.root);
    this.#marks = [...this.#marks.filter(({ validFrom }) => validFrom < mark.validFrom), repeated ?? mark];
  }

  /** The terms in force at a time; undefined if the time is before all entries. */
  at(time: string): TermsMark | undefined {
    return this.#marks.findLast(({ validFrom }) => validFrom <= time);
  }

  /** The terms in force just before a time. */
  before(time: string): TermsMark | undefined {
    return this.#marks.findLast(({ validFrom }) => validFrom < time);
  }

  copy(): Timeline {
    return new Timeline(this.#marks);
  }
}

/** An interval in which odds were in force: from `from`, inclusive, to `to`, exclusive. */
export type Interval = { readonly from: string; readonly to: string };

/** A time that is later than every other. */
export const EVER = "9999";

/** True if the odds were in force at any moment of a minute such as 2026-11-21T12:00Z. */
export function isWithin(intervals: readonly Interval[], minute: string): boolean {
  const start = minute.replace(/Z$/u, ":00.000Z");
  const end = minute.replace(/Z$/u, ":59.999Z");
  return intervals.some(({ from, to }) => from <= end && start < to);
}
