import { expect, it } from "vitest";
import { awaitCommits } from "./commits.ts";

/** Answers with each look in turn, and then with the last one again. */
function looks(...each: (readonly string[] | undefined)[]) {
  let place = 0;
  return async () => {
    const look = each[Math.min(place, each.length - 1)];
    place += 1;
    return look && new Set(look);
  };
}
const never = async () => {};

it("what was prepared at the first look has to be committed, and what came later has not", async () => {
  expect(await awaitCommits(looks([]), never)).toBe(true);
  expect(await awaitCommits(looks(["1 a", "2 a"], ["2 a", "1 b"], ["1 b", "2 c"]), never)).toBe(true);
});

it("a transaction that stays prepared, and a node that doesn't answer, leave it open", async () => {
  expect(await awaitCommits(looks(["1 a"], ["1 a", "1 b"]), never)).toBe(false);
  expect(await awaitCommits(looks(undefined), never)).toBe(false);
  expect(await awaitCommits(looks(["1 a"], undefined), never)).toBe(false);
});
