import vectors from "../vectors.json" with { type: "json" };
import * as fairness from "../src/index.ts";
import type { Json, NamedTree, TermsProof } from "../src/index.ts";
import { boxTree, proveBox } from "../src/log/leaves/box-tree.ts";
import type { OpenBox } from "../src/log/leaves/box-tree.ts";
import { termsLog } from "../src/log/leaves/terms-log.ts";
import type { TermsLogLeaf } from "../src/log/leaves/terms-log.ts";
import { leafHash } from "../src/log/tree/hash.ts";
import { subtreeHashes } from "../src/log/tree/root.ts";
import { tailTree } from "../src/log/tree/tail.ts";
import { shopKeys } from "./sample-keys.ts";

const table = fairness.parseOddsTable(vectors.oddsTable);
const ODDS_HASH = fairness.oddsHash(vectors.oddsTable);
export const { boxId } = table;

/** The open boxes. The sample shop's box is one of them. */
const openWith = (oddsHash: string): readonly OpenBox[] => [
  { boxId: "00000000-0000-4000-8000-000000000001", oddsHash: "0a".repeat(32) },
  { boxId, oddsHash },
  { boxId: "ffffffff-0000-4000-8000-000000000001", oddsHash: "0f".repeat(32) },
];

/** A terms leaf with these open boxes, and the proof of the sample shop's box in it. */
export function termsWith(validFrom: string, boxes = openWith(ODDS_HASH)) {
  return { leaf: { kind: "terms", validFrom, ...boxTree(boxes) } as const, proof: proveBox(boxes, boxId) };
}

type Later = readonly ReturnType<typeof termsWith>[];

const FROM = 3;
const VALID_FROM = "2026-11-20T00:00:00.000Z";

/**
 * A terms log with the proof of the sample shop's box at its end: the shop's key, older terms without the box, its odds
 * table, the terms in force, and `later` terms.
 */
export function sampleTermsLog(later: Later = []) {
  const inForce = termsWith(VALID_FROM);
  const older = openWith(ODDS_HASH).slice(0, 1);
  const leaves: TermsLogLeaf[] = [
    ...shopKeys().map(fairness.keyLeaf),
    termsWith("2026-11-01T00:00:00.000Z", older).leaf,
    { kind: "odds", table },
    inForce.leaf,
    ...later.map(({ leaf }) => leaf),
  ];
  const entries = leaves.map(termsLog.write);
  const hex = (bytes: Uint8Array) => Buffer.from(bytes).toString("hex");
  const before = subtreeHashes(entries.slice(0, FROM).map(leafHash));
  const root = tailTree(FROM, before, entries.slice(FROM).map(leafHash))?.root;
  if (root === undefined) throw new RangeError("A log has a root");
  const tree: NamedTree = { size: entries.length, root: hex(root) };
  const proof: Omit<TermsProof, "checkpoint"> = {
    from: FROM,
    before: before.map(hex),
    leaves: leaves.slice(FROM).map((leaf) => JSON.stringify(leaf)),
    boxes: [inForce.proof, ...later.map((terms) => terms.proof)],
  };
  return { entries, tree, proof };
}

/** JSON as a shop would send it. */
export const jsonOf = (value: object): Json => fairness.parseStrictJson(JSON.stringify(value));

/** The end of the sample log, without a signed checkpoint. Other odds than the sample's come later in the same log. */
function newTail(oddsHash: string) {
  const later = oddsHash === ODDS_HASH ? [] : [termsWith("2026-11-20T01:00:00.000Z", openWith(oddsHash))];
  const { tree, proof } = sampleTermsLog(later);
  return { tree, terms: jsonOf({ ...proof, checkpoint: "" }), validFrom: later[0]?.leaf.validFrom ?? VALID_FROM };
}

const tails = new Map<string, ReturnType<typeof newTail>>();

/** The end of the sample log by which the box has these odds, by default the sample's. */
export function sampleTail(oddsHash = ODDS_HASH) {
  const tail = tails.get(oddsHash) ?? newTail(oddsHash);
  tails.set(oddsHash, tail);
  return tail;
}
