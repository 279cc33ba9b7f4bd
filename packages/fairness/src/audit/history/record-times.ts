import type { DrawnLeaf } from "../../log/leaves/records-log.ts";
import type { Findings } from "../findings.ts";
import type { Interval } from "../timeline.ts";
import { isWithin } from "../timeline.ts";
import type { Entered } from "./entering.ts";
import type { Months } from "./months.ts";
import type { NamedTrees } from "./named-trees.ts";
import { wereInForce } from "./named-trees.ts";
import { Neighbours } from "./neighbours.ts";
import { minuteBounds, shown, TOLERANCE_MS, wasLate } from "../../log/history/witness-time.ts";

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

type Holding = {
  readonly trees: NamedTrees;
  /** False without witnesses: then only the order of the leaves tells something. */
  readonly hasTimes: boolean;
  readonly findings: Findings;
  readonly months: Months;
};

/** The leaves of the present checkpoint: when it was signed, and how long its oldest leaf had waited for it. */
type Batch = { readonly size: number; readonly from: number; readonly at: number; readonly month: string };

/** Holds the times of records against the times of the checkpoints with which they entered their log. */
export class RecordTimes {
  readonly #holding: Holding;
  readonly #neighbours = new Neighbours();
  #batch: Batch | undefined;
  /** The latest minute of leaves of earlier checkpoints, and of all leaves. For logs without witnesses. */
  #earlier = { size: 0, latest: -Infinity };
  #latest = -Infinity;

  constructor(holding: Holding) {
    this.#holding = holding;
  }

  /** Takes the next leaf of the records log. `intervals` are those in which its odds were in force. */
  take(leaf: DrawnLeaf, name: string, entered: Entered | undefined, intervals: readonly Interval[]): void {
    this.#countKept(leaf, intervals);
    if (entered === undefined) return;
    if (!this.#holding.hasTimes) this.#takeInOrder(leaf, name, entered);
    else if (entered.at !== undefined) this.#takeInTime(leaf, name, { ...entered, at: entered.at }, intervals);
  }

  /** Judges what was waiting for later leaves. */
  end(): void {
    this.#endBatch();
    this.#neighbours.end();
  }

  /** A customer may keep an offer for weeks, so its age is only counted. */
  #countKept({ offeredAt, time }: DrawnLeaf, intervals: readonly Interval[]): void {
    const { months } = this.#holding;
    if (minuteBounds(time).start - minuteBounds(offeredAt).start <= HOUR_MS) return;
    months.add(time, "of offers more than an hour old");
    if (!isWithin(intervals, time)) months.add(time, "of these with odds no longer in force");
  }

  #takeInOrder({ time }: DrawnLeaf, name: string, { size }: Entered): void {
    const { findings } = this.#holding;
    if (size !== this.#earlier.size) this.#earlier = { size, latest: this.#latest };
    const { start } = minuteBounds(time);
    this.#latest = Math.max(this.#latest, start);
    if (start >= this.#earlier.latest - TOLERANCE_MS) findings.check("order", undefined);
    else findings.ask("order", `${name} of ${time}, after one of ${shown(this.#earlier.latest)}`);
  }

  #takeInTime(
    leaf: DrawnLeaf,
    name: string,
    { size, at, lackedAt = -Infinity }: Entered & { readonly at: number },
    intervals: readonly Interval[],
  ): void {
    const { findings, months, trees } = this.#holding;
    const { start, end } = minuteBounds(leaf.time);
    const late = wasLate(leaf.time, { at, lackedAt });
    const [isLate, isAhead] = [late === true, start > at + TOLERANCE_MS];
    const dated = `${name} is of ${leaf.time} and entered at ${shown(at)}`;
    if (isAhead) findings.ask("ahead", dated);
    else findings.check("ahead", undefined);
    if (isLate) months.add(leaf.time, "late leaves");
    else findings.check("late", undefined);

    const askLate = () => findings.ask("late", `${dated}, missing at ${shown(lackedAt)}`);
    const isSuspect = isLate && !wereInForce(intervals, lackedAt, at);
    if (isLate && !isSuspect) askLate();
    const suspect = (wasClockRight: boolean) =>
      wasClockRight ? findings.check("late", `${dated}, when its odds had ended, among leaves in time`) : askLate();
    this.#neighbours.take(size, at, late === false && !isAhead, isSuspect ? suspect : undefined);

    trees.note(start, at);
    const naming = trees.judge(leaf, intervals);
    const named = `${name}: offered at ${leaf.offeredAt}, names size ${leaf.termsSize}`;
    if (naming === "asks") findings.ask("named", named);
    else if (naming !== undefined) findings.check("named", naming === "breaks" ? named : undefined);
    this.#gather(size, Math.max(lackedAt, end), at, leaf.time);
  }

  /** Finds since when records have waited for a checkpoint: since the end of their minute, or the one before it. */
  #gather(size: number, from: number, at: number, month: string): void {
    if (this.#batch?.size !== size) {
      this.#endBatch();
      this.#batch = { size, from, at, month };
    } else if (from < this.#batch.from) this.#batch = { ...this.#batch, from };
  }

  #endBatch(): void {
    if (this.#batch === undefined) return;
    const { from, at, month } = this.#batch;
    const { findings, months } = this.#holding;
    // A slow clock makes records look as if they had waited longer.
    if (at - from <= 2 * TOLERANCE_MS) return findings.check("still", undefined);
    findings.ask("still", `no checkpoint of the records log from ${shown(from)} to ${shown(at)}`);
    months.add(month, "minutes without a checkpoint", Math.round((at - from) / MINUTE_MS));
  }
}
