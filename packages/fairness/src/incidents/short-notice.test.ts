import { describe, expect, test } from "vitest";
import { isShortNotice } from "./short-notice.ts";

const [old, other] = ["0a".repeat(32), "0b".repeat(32)];
const at = (minute: number) => new Date(Date.UTC(2026, 10, 21, 12, minute)).toISOString();

/**
 * Odds as an offer proves them. `minute` is the offer's time after noon; each leaf has the minute from which it is
 * valid.
 */
function seen(minute: number, ...leaves: readonly (readonly [minute: number, oddsHash: string | null])[]) {
  const odds = { boxId: "", leaves: leaves.map(([from, oddsHash]) => ({ validFrom: at(from), oddsHash })) };
  return { time: at(minute), odds };
}

describe("a change of odds", () => {
  test.each([
    ["with the promised notice", [[10, other]], false],
    ["with less", [[8, other]], true],
    ["dated back", [[-5, other]], true],
    [
      "that another one replaces before it is in force",
      [
        [8, other],
        [7, old],
      ],
      false,
    ],
    ["that closes the box", [[1, null]], true],
    ["that closes the box in time", [[10, null]], false],
    ["to the same odds", [[1, old]], false],
  ] as const)("a change of odds is judged: %s", (_, later, isShort) => {
    const [before, after] = [seen(0, [-60, old]), seen(5, [-60, old], ...later)];
    expect(isShortNotice(before, after, 10)).toBe(isShort);
    expect(isShortNotice(before, after, 0)).toBe(false);
  });

  test("a change of odds that was over before the earlier offer is none, though the later proof begins with it", () => {
    expect(isShortNotice(seen(0, [-60, old]), seen(5, [-90, other], [-60, old]), 10)).toBe(false);
  });

  test("a change of odds that was announced, or opens a box, is none", () => {
    const after = seen(5, [3, other]);
    expect(isShortNotice(seen(0, [-60, old], [3, other]), after, 10)).toBe(false);
    expect(isShortNotice(seen(0, [-60, null]), after, 10)).toBe(false);
    expect(isShortNotice(seen(0, [-60, old], [1, null]), after, 10)).toBe(false);
  });
});
