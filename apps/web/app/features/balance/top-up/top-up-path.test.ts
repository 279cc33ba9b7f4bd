import { cents } from "@trove/money";
import { expect, test } from "vitest";
import { topUpFor, topUpPath } from "./top-up-path.ts";

test("the link contains the amount and the page to return to", () => {
  expect(topUpPath({ amount: cents(1250), returnTo: "/lootboxes/a?x=1" })).toBe(
    "/top-up?amount=12.50&returnTo=%2Flootboxes%2Fa%3Fx%3D1",
  );
  expect(topUpPath({ amount: cents(5000) })).toBe("/top-up?amount=50");
  expect(topUpPath()).toBe("/top-up");
});

test("the amount is never below the gateway's minimum", () => {
  expect([1, 499, 500, 1234].map((missing) => topUpFor(cents(missing)))).toEqual([500, 500, 500, 1234]);
});
