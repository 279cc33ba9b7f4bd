import { expect, it } from "vitest";
import { clocksApart } from "./clocks.ts";

it("a clock that was read between the two looks at the coordinator's is not apart from it", () => {
  expect(clocksApart({ before: 1000, after: 1040, nodes: [1000, 1020, 1040] })).toBe(0);
});

it("the clock that is furthest before or after both looks counts, by the smallest difference that it can have", () => {
  expect(clocksApart({ before: 1000, after: 1040, nodes: [1020, 1100, 990] })).toBe(60);
  expect(clocksApart({ before: 1000, after: 1040, nodes: [800, 1041] })).toBe(200);
});
