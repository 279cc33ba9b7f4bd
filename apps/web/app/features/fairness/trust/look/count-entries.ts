import type { CheckedEntry, EntryFault } from "./check-entry.ts";
import { isLate, type PublishedTime } from "./published-times.ts";

/** Maximum number of faults that are listed. All are counted. */
const MOST_LISTED = 5;

/** The counts of a run of entries of the records log. */
export type EntryCounts = {
  readonly checked: number;
  readonly openings: number;
  /** The boxes of these openings. */
  readonly boxes: number;
  readonly voids: Readonly<Record<string, number>>;
  /** Records that the log says are lost. */
  readonly lost: number;
  /** Entries that were held against the witnesses' times, and those that came late. */
  readonly timed: number;
  readonly late: number;
  readonly wrong: number;
  readonly faults: readonly { readonly index: number; readonly fault: EntryFault }[];
};

export const NOTHING_COUNTED: EntryCounts = {
  checked: 0,
  openings: 0,
  boxes: 0,
  voids: {},
  lost: 0,
  timed: 0,
  late: 0,
  wrong: 0,
  faults: [],
};

function withKind(counts: EntryCounts, { leaf }: CheckedEntry): EntryCounts {
  if (leaf === undefined) return counts;
  if (leaf.kind === "lost") return { ...counts, lost: counts.lost + 1 };
  if (leaf.kind === "opening") {
    return { ...counts, openings: counts.openings + 1, boxes: counts.boxes + leaf.quantity };
  }
  return { ...counts, voids: { ...counts.voids, [leaf.reason]: (counts.voids[leaf.reason] ?? 0) + 1 } };
}

function withTime(counts: EntryCounts, { leaf }: CheckedEntry, index: number, times: readonly PublishedTime[]) {
  const late = leaf === undefined ? undefined : isLate(index, leaf.time, times);
  if (late === undefined) return counts;
  return { ...counts, timed: counts.timed + 1, late: counts.late + (late ? 1 : 0) };
}

/** Adds an entry to the counts. `times` are those of the log's checkpoints, as far as witnesses tell them. */
export function withEntry(
  counts: EntryCounts,
  index: number,
  checked: CheckedEntry,
  times: readonly PublishedTime[],
): EntryCounts {
  const { fault } = checked;
  const counted = withTime(withKind(counts, checked), checked, index, times);
  const all = { ...counted, checked: counted.checked + 1 };
  if (fault === undefined) return all;
  const faults = all.faults.length < MOST_LISTED ? [...all.faults, { index, fault }] : all.faults;
  return { ...all, wrong: all.wrong + 1, faults };
}
