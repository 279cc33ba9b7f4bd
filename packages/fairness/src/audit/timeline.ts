/** Terms as they stand in the log: which list of boxes, named by its root, from when on. */
export type TermsMark = { readonly validFrom: string; readonly root: string };

/**
 * Which terms are in force when. A leaf that stands later in the log overrides earlier ones from its time on, so of all
 * leaves only those count that no later leaf overrides at once.
 */
export class Timeline {
  #marks: TermsMark[];

  constructor(marks: readonly TermsMark[] = []) {
    this.#marks = [...marks];
  }

  /** In order of time. */
  get marks(): readonly TermsMark[] {
    return this.#marks;
  }

  /** Adds the next leaf of the log. */
  add(mark: TermsMark): void {
    this.#marks = [...this.#marks.filter(({ validFrom }) => validFrom < mark.validFrom), mark];
  }

  /** The terms in force at a time; undefined before the first. */
  at(time: string): TermsMark | undefined {
    return this.#marks.findLast(({ validFrom }) => validFrom <= time);
  }

  copy(): Timeline {
    return new Timeline(this.#marks);
  }
}

/** When the odds with a hash were in force: from a time, included, to another, excluded. */
export type Interval = { readonly from: string; readonly to: string };

/** After every time. */
export const EVER = "9999";

/** Whether the odds were in force at any moment of a minute such as 2026-11-21T12:00Z. */
export function isWithin(intervals: readonly Interval[], minute: string): boolean {
  const start = minute.replace(/Z$/u, ":00.000Z");
  const end = minute.replace(/Z$/u, ":59.999Z");
  return intervals.some(({ from, to }) => from <= end && start < to);
}
