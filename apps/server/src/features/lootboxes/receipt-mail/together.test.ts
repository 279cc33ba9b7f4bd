import { expect, it } from "vitest";
import { together } from "./together.ts";

it.each([
  ["all that are settled", [4, 5, 6], 9, [4, 5, 6]],
  ["those before the first that is not", [4, 5, 6], 5, [4, 5]],
  ["none if the first is not", [4, 5, 6], 3, []],
  ["those before a record that was lost", [4, 5, 7, 8], 9, [4, 5]],
  ["those after a record that was lost", [7, 8], 9, [7, 8]],
  ["none of none", [], 9, []],
])("a mail has %s", (_, nonces, lastSettled, expected) => {
  const records = nonces.map((nonce) => ({ nonce }));
  const mailed = together(records, ({ nonce }) => nonce <= lastSettled);
  expect(mailed.map(({ nonce }) => nonce)).toEqual(expected);
});
