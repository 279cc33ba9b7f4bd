import type { OpenBox } from "@trove/fairness/log";

/**
 * Writes the leaves of the tree in a terms leaf, in order: one line `boxId oddsHash` per box, each with a line feed.
 */
export function boxLines(boxes: readonly OpenBox[]): string {
  const sorted = boxes.toSorted((one, other) => (one.boxId < other.boxId ? -1 : 1));
  return sorted.map(({ boxId, oddsHash }) => `${boxId} ${oddsHash}\n`).join("");
}

/** The inverse of {@link boxLines}. */
export function boxesOfLines(lines: string): OpenBox[] {
  return lines
    .split("\n")
    .slice(0, -1)
    .map((line) => {
      const [boxId = "", oddsHash = ""] = line.split(" ");
      return { boxId, oddsHash };
    });
}
