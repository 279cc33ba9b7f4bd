import { boxTree, type OpenBox, type TermsLeaf } from "@trove/fairness/log";
import { describe, expect, it } from "vitest";
import { inForceAt, timelineOf } from "./odds-since.ts";

const [ONE, TWO] = ["b0b0b0b0-0000-4000-8000-000000000001", "b0b0b0b0-0000-4000-8000-000000000002"];
const [A, B] = ["0a".repeat(32), "0b".repeat(32)];
const at = (minute: string) => `2026-11-21T${minute}:00.000Z`;
const NOW = at("12:30");

type TermsAt = readonly [minute: string, odds: Readonly<Record<string, string>>];

/** Leaves of the terms log: from a time on, these boxes with these odds. */
function logOf(...terms: readonly TermsAt[]) {
  const lists = new Map<string, readonly OpenBox[]>();
  const leaves = terms.map(([minute, odds], index) => {
    const boxes = Object.entries(odds).map(([boxId, oddsHash]) => ({ boxId, oddsHash }));
    const leaf: TermsLeaf = { kind: "terms", validFrom: at(minute), ...boxTree(boxes) };
    lists.set(leaf.root, boxes);
    return { index, leaf };
  });
  return { leaves, lists: async ({ root }: { root: string }) => lists.get(root) };
}

async function inForce(isWhole: boolean, ...terms: readonly TermsAt[]) {
  const { leaves, lists } = logOf(...terms);
  return inForceAt(leaves, { now: NOW, isWhole, lists });
}

describe("the odds in force", () => {
  it("have since when they hold, across changes of other boxes", async () => {
    const found = await inForce(
      true,
      ["10:00", { [ONE]: A }],
      ["11:00", { [ONE]: A, [TWO]: A }],
      ["12:00", { [ONE]: A, [TWO]: B }],
    );
    expect(found?.boxes).toEqual([
      { boxId: ONE, oddsHash: A, since: at("10:00"), next: undefined },
      { boxId: TWO, oddsHash: B, since: at("12:00"), next: undefined },
    ]);
  });

  it("hold since an unknown time if what was read does not reach back to their beginning", async () => {
    const found = await inForce(false, ["10:00", { [ONE]: A }], ["11:00", { [ONE]: A, [TWO]: A }]);
    expect(found?.boxes.map(({ since }) => since)).toEqual([undefined, at("11:00")]);
  });

  it("name the next announced change, and whether the box closes", async () => {
    const found = await inForce(
      true,
      ["10:00", { [ONE]: A, [TWO]: A }],
      ["12:40", { [ONE]: B, [TWO]: A }],
      ["12:50", { [ONE]: B }],
    );
    expect(found?.boxes.map(({ next }) => next)).toEqual([
      { at: at("12:40"), closes: false },
      { at: at("12:50"), closes: true },
    ]);
  });

  it("count boxes that are announced to open", async () => {
    expect(await inForce(true, ["10:00", { [ONE]: A }], ["12:40", { [ONE]: A, [TWO]: A }])).toMatchObject({
      opening: 1,
    });
  });

  it("follow the later of two leaves, also where a batch repeats the schedule or takes back what it had announced", async () => {
    const { leaves } = logOf(
      ["10:00", { [ONE]: A }],
      ["12:40", { [ONE]: B }],
      ["10:00", { [ONE]: A }],
      ["12:35", { [TWO]: B }],
    );
    expect(timelineOf(leaves).map(({ validFrom }) => validFrom)).toEqual([at("10:00"), at("12:35")]);
  });

  it("are unknown before the first terms, and if the list of boxes can't be read", async () => {
    expect(await inForce(true, ["13:00", { [ONE]: A }])).toBeUndefined();
    const { leaves } = logOf(["10:00", { [ONE]: A }]);
    expect(await inForceAt(leaves, { now: NOW, isWhole: true, lists: async () => undefined })).toBeUndefined();
  });
});
