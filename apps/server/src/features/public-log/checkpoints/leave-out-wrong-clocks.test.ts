import fc from "fast-check";
import { expect, it } from "vitest";
import { leaveOutWrongClocks } from "./leave-out-wrong-clocks.ts";

const nearOf = (times: readonly number[], now: number) =>
  leaveOutWrongClocks(
    times.map((seconds) => ({ seconds })),
    now,
  ).near.map(({ seconds }) => seconds);

it.each([
  [[1_000], 5_000, [1_000]],
  [[1_000, 1_120, 1_121], 1_000, [1_000, 1_120, 1_121]],
  [[1_000, 1_010, 9_999], 9_999, [1_000, 1_010]],
  [[1_000, 9_999], 1_005, [1_000]],
  [[10, 1_000], 1_005, [1_000]],
  [[10, 1_000, 1_005, 9_999], 1_001, [1_000, 1_005]],
  [[], 1_000, []],
] as const)("the shop keeps, of answers at %j, with its own clock at %i, those at %j", (times, now, kept) => {
  expect(nearOf(times, now)).toEqual(kept);
});

it("a minority of wrong clocks removes no right one", () => {
  const anyAnswers = fc.record({
    right: fc.array(fc.integer({ min: 100_000, max: 100_120 }), { minLength: 1, maxLength: 6 }),
    wrong: fc.array(fc.nat(), { maxLength: 5 }),
    now: fc.integer({ min: 100_000, max: 100_120 }),
  });
  fc.assert(
    fc.property(anyAnswers, ({ right, wrong, now }) => {
      const few = wrong.slice(0, right.length - 1);
      expect(nearOf([...right, ...few], now)).toEqual(expect.arrayContaining(right));
    }),
  );
});
