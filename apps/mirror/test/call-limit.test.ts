import { expect, it } from "vitest";
import { callLimit } from "../src/silences/call-limit.ts";

it("an address may hand in ten commitments an hour, and is told when the next is allowed", () => {
  const limit = callLimit();
  for (let call = 0; call < 10; call += 1) expect(limit.count("192.0.2.1", call * 1_000)).toBe(0);
  expect(limit.count("192.0.2.1", 600_000)).toBe(3_000);
  expect(limit.count("192.0.2.2", 600_000)).toBe(0);
  limit.forgetBefore(3_599_999);
  expect(limit.count("192.0.2.1", 3_599_999)).toBe(1);
  expect(limit.count("192.0.2.1", 3_600_000)).toBe(0);
  limit.forgetBefore(10_000_000);
  expect(limit.count("192.0.2.1", 10_000_000)).toBe(0);
});
