import type { OpenBox, TermsLeaf } from "@trove/fairness/log";
import type { PlacedLeaf } from "./logged-odds.ts";

/** How many lists of boxes are read to find out since when odds are in force. */
const MOST_LISTS = 24;

/** The odds of an open box, and what the log says of their time. Times are ISO-8601. */
export type BoxInForce = {
  readonly boxId: string;
  readonly oddsHash: string;
  /** Since when they are in force; undefined if it is earlier than what was read. */
  readonly since: string | undefined;
  /** The next announced change. */
  readonly next: { readonly at: string; readonly closes: boolean } | undefined;
};

export type InForce = {
  readonly boxes: readonly BoxInForce[];
  /** Boxes that are not open, and are announced to open. */
  readonly opening: number;
};

type Terms = Pick<TermsLeaf, "validFrom" | "root" | "count">;

/** The terms in the order in which they are in force: later leaves replace what earlier ones said of their time. */
export function timelineOf(leaves: readonly PlacedLeaf[]): readonly Terms[] {
  const timeline: Terms[] = [];
  for (const { leaf } of leaves) {
    if (leaf.kind !== "terms") continue;
    while ((timeline.at(-1)?.validFrom ?? "") >= leaf.validFrom) timeline.pop();
    timeline.push(leaf);
  }
  return timeline;
}

type Lists = (terms: Terms) => Promise<readonly OpenBox[] | undefined>;
type Listed = { readonly from: string; readonly odds: ReadonlyMap<string, string> };

async function listed(terms: readonly Terms[], lists: Lists): Promise<readonly Listed[]> {
  const found: Listed[] = [];
  for (const one of terms.slice(0, MOST_LISTS)) {
    const boxes = await lists(one);
    if (boxes === undefined) break;
    found.push({ from: one.validFrom, odds: new Map(boxes.map(({ boxId, oddsHash }) => [boxId, oddsHash])) });
  }
  return found;
}

/**
 * The odds in force at a time, with since when and the next change. `isWhole` says that the leaves begin with the
 * log's first. Undefined if the list of the open boxes can't be read.
 */
export async function inForceAt(
  leaves: readonly PlacedLeaf[],
  { now, isWhole, lists }: { readonly now: string; readonly isWhole: boolean; readonly lists: Lists },
): Promise<InForce | undefined> {
  const timeline = timelineOf(leaves);
  const present = timeline.findLastIndex(({ validFrom }) => validFrom <= now);
  const [current, ...before] = await listed(timeline.slice(0, present + 1).toReversed(), lists);
  const after = await listed(timeline.slice(present + 1), lists);
  if (current === undefined) return undefined;
  const isBegin = isWhole && before.length === present;
  const boxes = Array.from(current.odds, ([boxId, oddsHash]): BoxInForce => {
    const changed = before.findIndex(({ odds }) => odds.get(boxId) !== oddsHash);
    const first = changed < 0 ? [current, ...before].at(-1) : [current, ...before][changed];
    const next = after.find(({ odds }) => odds.get(boxId) !== oddsHash);
    return {
      boxId,
      oddsHash,
      since: changed >= 0 || isBegin ? first?.from : undefined,
      next: next && { at: next.from, closes: !next.odds.has(boxId) },
    };
  });
  const later = new Set(after.flatMap(({ odds }) => [...odds.keys()]));
  return { boxes, opening: [...later].filter((boxId) => !current.odds.has(boxId)).length };
}
