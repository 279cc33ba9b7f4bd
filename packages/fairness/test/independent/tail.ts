import { createHash } from "node:crypto";

/*
 * The proof that comes with an offer, read a second time from its description. Needs no key of the log: the leaves
 * determine the root.
 */

type Line = { readonly boxId: string; readonly oddsHash: string; readonly index: number; readonly path: string[] };
type Proof = { readonly from: number; readonly before: string[]; readonly leaves: string[]; readonly boxes: Line[][] };
type Terms = { readonly kind: string; readonly validFrom: string; readonly count: number; readonly root: string };

const hash = (...parts: (string | Buffer)[]) => {
  const made = createHash("sha256");
  for (const part of parts) made.update(part);
  return made.digest();
};
const leafOf = (text: string) => hash(Buffer.of(0), Buffer.from(text, "utf8"));
const nodeOf = (left: Buffer, right: Buffer) => hash(Buffer.of(1), left, right);

/** The sizes of the complete subtrees of a tree, from left to right: its binary digits. */
function widthsOf(size: number): number[] {
  const widths = [];
  for (let width = 2 ** 52; width >= 1; width /= 2) if (Math.floor(size / width) % 2 === 1) widths.push(width);
  return widths;
}

/** The root over whole subtrees of these widths, and leaves behind them. */
function rootOf(proof: Proof): string | undefined {
  const stack = widthsOf(proof.from).map((width, place) => ({
    width,
    node: Buffer.from(proof.before[place] ?? "", "hex"),
  }));
  if (stack.length !== proof.before.length) return undefined;
  for (const text of proof.leaves) {
    stack.push({ width: 1, node: leafOf(text) });
    for (;;) {
      const [left, right] = stack.slice(-2);
      if (left === undefined || right === undefined || left.width !== right.width) break;
      stack.splice(-2, 2, { width: left.width * 2, node: nodeOf(left.node, right.node) });
    }
  }
  return stack
    .map(({ node }) => node)
    .reduceRight((right, left) => nodeOf(left, right))
    .toString("hex");
}

/** True if the line stands at its index in a tree of this size and root: walks up, as RFC 6962 splits a tree. */
function stands({ boxId, oddsHash, index, path }: Line, count: number, root: string): boolean {
  const climb = (start: number, size: number, steps: readonly string[]): Buffer | undefined => {
    if (size === 1) return steps.length === 0 ? leafOf(`${boxId} ${oddsHash}`) : undefined;
    const sibling = Buffer.from(steps.at(-1) ?? "", "hex");
    const split = widthsOf(size - 1)[0] ?? 1;
    const isLeft = index < start + split;
    const below = isLeft
      ? climb(start, split, steps.slice(0, -1))
      : climb(start + split, size - split, steps.slice(0, -1));
    if (below === undefined || sibling.length !== 32) return undefined;
    return isLeft ? nodeOf(below, sibling) : nodeOf(sibling, below);
  };
  return index < count && climb(0, count, path)?.toString("hex") === root;
}

/** The odds hash in a terms leaf, "none" if the box is not open, undefined if the lines show neither. */
function oddsIn(terms: Terms, boxId: string, lines: readonly Line[]): string | undefined {
  if (!lines.every((line) => stands(line, terms.count, terms.root))) return undefined;
  const [one, other] = lines;
  if (one?.boxId === boxId) return other === undefined ? one.oddsHash : undefined;
  if (one === undefined) return terms.count === 0 ? "none" : undefined;
  if (other !== undefined) {
    return one.boxId < boxId && boxId < other.boxId && other.index === one.index + 1 ? "none" : undefined;
  }
  const isAtEnd = boxId > one.boxId ? one.index === terms.count - 1 : one.index === 0;
  return isAtEnd ? "none" : undefined;
}

/** All terms of a proof with the box's odds, in the order of the log; undefined if the lines don't show them. */
function termsIn(proof: Proof, boxId: string) {
  const leaves = proof.leaves.map((text): Terms => JSON.parse(text)).filter(({ kind }) => kind === "terms");
  const odds = leaves.map((leaf, place) => oddsIn(leaf, boxId, proof.boxes[place] ?? []));
  if (odds.includes(undefined) || odds.length !== proof.boxes.length) return undefined;
  return leaves.map(({ validFrom }, place) => ({ validFrom, odds: odds[place] }));
}

type Named = { readonly boxId: string; readonly size: number; readonly root: string; readonly time: string };

/** The odds in force at the time in the named tree; undefined if the proof leads to another tree, or shows none. */
export function namedOdds(terms: string, { boxId, size, root, time }: Named): string | undefined {
  const proof: Proof | null = JSON.parse(terms);
  if (proof === null || proof.from + proof.leaves.length !== size || rootOf(proof) !== root) return undefined;
  return termsIn(proof, boxId)?.findLast(({ validFrom }) => validFrom <= time)?.odds;
}

/**
 * Whether the odds at a time last for this number of minutes: "Holds", "Differs", or "NotHeld" if the terms begin too
 * late. Undefined if no terms are in force yet. Asks for the odds of each moment from the definition.
 */
export function lasting(
  terms: readonly { readonly validFrom: string; readonly odds: string }[],
  time: string,
  minutes: number,
): string | undefined {
  const oddsAt = (moment: string) => terms.filter(({ validFrom }) => validFrom <= moment).at(-1)?.odds;
  const moments = [...new Set(terms.map(({ validFrom }) => validFrom))].sort();
  const present = oddsAt(time);
  if (present === undefined) return undefined;
  const before = moments.filter((moment) => moment <= time);
  let [from = ""] = before.slice(-1);
  for (const moment of before.toReversed()) {
    if (oddsAt(moment) !== present) break;
    from = moment;
  }
  const end = moments.find((moment) => moment > time && oddsAt(moment) !== present);
  if (end === undefined || new Date(end).getTime() - new Date(from).getTime() >= minutes * 60_000) return "Holds";
  return from === moments[0] ? "NotHeld" : "Differs";
}
