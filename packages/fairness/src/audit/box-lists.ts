import type { BoxList } from "../log/leaves/box-list.ts";
import { readBoxList } from "../log/leaves/box-list.ts";
import type { ReadLogFile } from "../log/tiles/read.ts";
import type { TermsMark } from "./timeline.ts";

/** Reads the list of open boxes of terms. Throws LogFault. */
export type BoxLists = (mark: Pick<TermsMark, "root"> | undefined) => Promise<BoxList>;

/** Lists in memory: those before and after a change, of two timelines. */
const MOST_LISTS = 4;

/**
 * Reads lists of boxes again that the audit has verified; `counts` has their numbers of boxes, by root. A list that it
 * could not verify counts as empty. Keeps only the last few in memory.
 */
export function boxLists(counts: ReadonlyMap<string, number>, read: ReadLogFile): BoxLists {
  const kept = new Map<string, BoxList>();
  return async (mark) => {
    if (mark === undefined) return [];
    const { root } = mark;
    const list = kept.get(root) ?? (await readBoxList({ root, count: counts.get(root) ?? 0 }, read)) ?? [];
    kept.delete(root);
    kept.set(root, list);
    const [oldest] = kept.keys();
    if (kept.size > MOST_LISTS && oldest !== undefined) kept.delete(oldest);
    return list;
  };
}

/** The odds hash of each open box, by the box's id. */
export function oddsOf(boxes: BoxList): ReadonlyMap<string, string> {
  return new Map(boxes.map(({ boxId, oddsHash }) => [boxId, oddsHash]));
}
