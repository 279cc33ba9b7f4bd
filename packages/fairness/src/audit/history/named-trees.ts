import type { DrawnLeaf } from "../../log/leaves/records-log.ts";
import type { Interval } from "../timeline.ts";
import { EVER } from "../timeline.ts";
import { minuteBounds, TOLERANCE_MS } from "../../log/history/witness-time.ts";

const MINUTE_MS = 60_000;

/** A tree of the terms log, from when on it was the newest one: milliseconds since 1970, by its first checkpoint. */
export type NamedTree = { readonly size: number; readonly from: number };

/** Result of comparing an offer's date with the tree that it names. */
export type Naming = "holds" | "asks" | "breaks";

const millisecondsOf = (time: string) => (time === EVER ? Infinity : Date.parse(time));

/** True if odds were in force at any moment from `from` to `to`, by clocks that differ by at most the tolerance. */
export function wereInForce(intervals: readonly Interval[], from: number, to: number): boolean {
  return intervals.some(
    (each) => millisecondsOf(each.from) <= to + TOLERANCE_MS && millisecondsOf(each.to) >= from - TOLERANCE_MS,
  );
}

/** Compares offers with the trees that they name. */
export class NamedTrees {
  readonly #trees: readonly NamedTree[];
  /** The places of the trees among them, by size. */
  readonly #places: ReadonlyMap<number, number>;
  /** For each tree, the latest minute of a record that entered its log before the tree was published. */
  readonly #clocks: number[] = [];
  #clock = -Infinity;

  /** `trees` in the order of publication, each with the time of its first checkpoint. */
  constructor(trees: readonly NamedTree[]) {
    this.#trees = trees;
    this.#places = new Map(trees.map(({ size }, place) => [size, place]));
  }

  /** Notes the minute of a record that entered its log at this time. Records come in the order of their log. */
  note(minute: number, enteredAt: number): void {
    while ((this.#trees[this.#clocks.length]?.from ?? Infinity) < enteredAt) this.#clocks.push(this.#clock);
    this.#clock = Math.max(this.#clock, minute);
  }

  /**
   * Judges whether the offer was made while the tree that it names was the newest. It breaks if the odds of the offer
   * had ended by the shop's own clock before it published the tree, as a record that was in the log by then shows.
   */
  judge({ offeredAt, termsSize }: DrawnLeaf, intervals: readonly Interval[]): Naming | undefined {
    const [oldest] = this.#trees;
    if (termsSize === undefined || oldest === undefined || termsSize < oldest.size) return undefined;
    const place = this.#places.get(termsSize) ?? -1;
    const tree = this.#trees[place];
    if (tree === undefined) return "asks";
    const { start, end } = minuteBounds(offeredAt);
    const next = this.#trees[place + 1]?.from ?? Infinity;
    const isBack = tree.from > end + TOLERANCE_MS;
    if (!isBack && next >= start - TOLERANCE_MS) return "holds";
    if (!isBack || wereInForce(intervals, tree.from, next)) return "asks";
    const ended = intervals.map(({ to }) => millisecondsOf(to)).filter((to) => to <= tree.from);
    const hasSeenEnd = ended.some((to) => to > start && (this.#clocks[place] ?? -Infinity) >= to + MINUTE_MS);
    return hasSeenEnd ? "breaks" : "asks";
  }
}
