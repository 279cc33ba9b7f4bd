import { expect, it } from "vitest";
import { signedList } from "../src/silences/signed-list.ts";

/** A list that is signed for the n-th time with the number n. */
function counting() {
  const state = { at: 0, revision: 0, signed: 0, isBroken: false };
  const list = signedList({
    make: async () => {
      if (state.isBroken) throw new Error("the list can't be signed");
      state.signed += 1;
      return String(state.signed);
    },
    revision: () => state.revision,
    now: () => new Date(state.at),
  });
  return { state, list };
}

it("a list that does not change is signed once a minute", async () => {
  const { state, list } = counting();
  expect(await Promise.all([list(), list()])).toEqual(["1", "1"]);
  state.at = 59_999;
  expect(await list()).toBe("1");
  state.at = 60_000;
  expect(await list()).toBe("2");
});

it("a list that changes is signed anew, but at most once a second", async () => {
  const { state, list } = counting();
  await list();
  state.revision += 1;
  state.at = 999;
  expect(await list()).toBe("1");
  state.at = 1_000;
  expect(await list()).toBe("2");
  state.at = 2_500;
  expect(await list()).toBe("2");
});

it("a list that could not be signed is signed at the next call", async () => {
  const { state, list } = counting();
  state.isBroken = true;
  await expect(list()).rejects.toThrow("can't be signed");
  state.isBroken = false;
  expect(await list()).toBe("1");
});
