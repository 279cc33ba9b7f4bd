import { expect, test } from "vitest";
import { differingTerms } from "../index.ts";

const terms = { nonce: 1, serverSeedHash: "aa", clientSeed: "lucky", oddsHash: "bb" };

test("equal terms don't differ, and every different one is named", () => {
  expect(differingTerms(terms, { ...terms })).toEqual([]);
  expect(differingTerms(terms, { ...terms, nonce: 2, oddsHash: "cc" })).toEqual(["nonce", "oddsHash"]);
  expect(differingTerms(terms, { ...terms, serverSeedHash: "ab", clientSeed: "Lucky" })).toEqual([
    "serverSeedHash",
    "clientSeed",
  ]);
});
