import { expect, test } from "vitest";
import { isSettled, waitBefore } from "./retry-policy.ts";

test.each([
  [{ status: 409, code: "DRAW_TERMS_CHANGED" }, true, true],
  [{ status: 409, code: "INSUFFICIENT_BALANCE" }, true, true],
  [{ status: 401, code: "UNAUTHENTICATED" }, false, true],
  [{ status: 401, code: "UNAUTHENTICATED" }, true, false],
  [{ status: 429, code: "RATE_LIMITED" }, false, true],
  [{ status: 429, code: "RATE_LIMITED" }, true, false],
  [{ status: 409, code: "IDEMPOTENCY_REUSED" }, true, false],
  [{ status: 408, code: undefined }, false, false],
  [{ status: 500, code: "INTERNAL" }, false, false],
  [{ status: 503, code: "OVERLOADED" }, false, false],
  [{ status: 200, code: undefined }, false, false],
  [{ status: 0, code: undefined }, false, false],
])("%o, sent before: %s, settles: %s", (attempt, sentBefore, settled) => {
  expect(isSettled(attempt, sentBefore)).toBe(settled);
});

test("a request is sent again three times at once, each time after a longer wait", () => {
  const waits = [1, 2, 3, 4].map(waitBefore);
  expect(waits[3]).toBeUndefined();
  expect(waits.slice(0, 3)).toEqual(waits.slice(0, 3).toSorted((a, b) => (a ?? 0) - (b ?? 0)));
  expect(waits.slice(0, 3)).not.toContain(undefined);
});
