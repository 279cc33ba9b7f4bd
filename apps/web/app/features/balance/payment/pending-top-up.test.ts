import { cents } from "@trove/money";
import { expect, test } from "vitest";
import { forgetTopUp, readTopUp, rememberTopUp } from "./pending-top-up.ts";

function storage(initial?: string) {
  const kept = new Map(initial === undefined ? [] : [["pendingTopUp", initial]]);
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  };
}

test("what was begun is there after the bank's redirect, until it is forgotten", () => {
  const place = storage();
  expect(readTopUp(place)).toBeUndefined();
  rememberTopUp(place, { amount: cents(1250), returnTo: "/lootboxes/a?x=1" });
  expect(readTopUp(place)).toEqual({ amount: 1250, returnTo: "/lootboxes/a?x=1" });
  forgetTopUp(place);
  expect(readTopUp(place)).toBeUndefined();
});

test.each(["{", "null", "[]", '"x"', '{"amount":"5"}', '{"amount":0.5}'])("%s is nothing", (text) => {
  expect(readTopUp(storage(text))).toBeUndefined();
});
