import { TOLERANCE_MS } from "../../log/history/witness-time.ts";

/** The leaves that entered with one checkpoint, as far as their times matter. */
type Batch = {
  readonly size: number;
  /** The checkpoint's time, in milliseconds since 1970. */
  readonly at: number;
  /** True if the clock was right for some leaf. */
  hasRight: boolean;
  /** Each is told whether the clock was right just before and just after the batch. */
  readonly suspects: ((wasClockRight: boolean) => void)[];
};

const isNear = (one: Batch | undefined, other: Batch | undefined) =>
  one?.hasRight === true && other !== undefined && Math.abs(one.at - other.at) <= TOLERANCE_MS;

/**
 * Tells a wrong time of one leaf from a wrong clock, which also makes the leaves that entered just before or just after
 * it wrong. Holds three batches in memory.
 */
export class Neighbours {
  #batches: readonly (Batch | undefined)[] = [undefined, undefined, undefined];

  /** Takes the next leaf. `size` and `at` are those of the checkpoint with which it entered. */
  take(size: number, at: number, isRight: boolean, suspect?: (wasClockRight: boolean) => void): void {
    let last = this.#batches[2];
    if (last?.size !== size) {
      last = { size, at, hasRight: false, suspects: [] };
      this.#shift(last);
    }
    last.hasRight ||= isRight;
    if (suspect !== undefined) last.suspects.push(suspect);
  }

  /** Judges the last batches. */
  end(): void {
    this.#shift(undefined);
    this.#shift(undefined);
  }

  /** Judges the batch in the middle, and goes on to the next. */
  #shift(next: Batch | undefined): void {
    const [before, middle, after] = this.#batches;
    for (const suspect of middle?.suspects ?? []) suspect(isNear(before, middle) && isNear(after, middle));
    this.#batches = [middle, after, next];
  }
}
