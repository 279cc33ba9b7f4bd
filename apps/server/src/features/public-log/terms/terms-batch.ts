import { boxTree, type OddsLeaf, termsLog, type TermsLogLeaf } from "@trove/fairness/log";
import { parseOddsTable } from "@trove/fairness";
import type { BoxList, TermsLeaf } from "../../../command/functions.generated.ts";
import { boxLines } from "./box-lines.ts";
import type { Schedule } from "./plan-terms.ts";

/** Leaves that are added to the terms log together, with what the database remembers of them. */
export type TermsBatch = { entries: Uint8Array[]; leaves: TermsLeaf[]; lists: BoxList[] };

export function oddsLeaf(oddsTable: string): OddsLeaf {
  return { kind: "odds", table: parseOddsTable(oddsTable) };
}

/**
 * The odds and keys that are new, and after them the whole schedule, even what is in the log already: so the leaves from
 * the terms in force to the log's end, which every offer carries, are few.
 */
export function termsBatch(
  size: number,
  odds: readonly { oddsHash: string; oddsTable: string }[],
  keys: readonly Extract<TermsLogLeaf, { kind: "key" }>[],
  schedule: Schedule,
): TermsBatch {
  const terms = schedule.map(({ validFrom, boxes }) => {
    const { count, root } = boxTree(boxes);
    return { name: root, leaf: { kind: "terms", validFrom, count, root } as const, lines: boxLines(boxes) };
  });
  const named: { name: string; leaf: TermsLogLeaf }[] = [
    ...odds.map(({ oddsHash, oddsTable }) => ({ name: oddsHash, leaf: oddsLeaf(oddsTable) })),
    ...keys.map((leaf) => ({ name: leaf.keyId, leaf })),
    ...terms,
  ];
  return {
    entries: named.map(({ leaf }) => termsLog.write(leaf)),
    leaves: named.map(({ name, leaf }, index) => {
      const validFrom = leaf.kind === "terms" ? new Date(leaf.validFrom) : null;
      return { logIndex: size + index, kind: leaf.kind, name, validFrom };
    }),
    lists: terms.map(({ name, lines }) => ({ root: name, lines })),
  };
}
