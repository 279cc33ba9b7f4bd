import { describe, expect, test } from "vitest";
import vectors from "../../vectors.json" with { type: "json" };
import { smallOrderKeys } from "../../test/small-order-keys.ts";
import { isPublicKey } from "./public-key.ts";
import { verifySignature } from "./verify-signature.ts";

/** A signature that needs no secret key: R is the neutral point, S is zero. */
const FORGED = `01${"00".repeat(31)}${"00".repeat(32)}`;

describe("a key of small order", () => {
  const keys = smallOrderKeys();

  test("is found in every encoding of its eight points", () => {
    // The eight regular encodings, and irregular ones: x = 0 with a sign, or a y of p or more.
    expect(keys.length).toBe(14);
  });

  test.each(keys)("%s does not count", (key) => {
    expect(isPublicKey(key)).toBe(false);
  });

  test.each(keys)("%s verifies nothing, though platforms differ about such keys", async (key) => {
    expect(await verifySignature("anything", FORGED, key)).toBe(false);
  });
});

test.each([
  ["ours", vectors.keys.shop.publicKey, true],
  ["the base point", `58${"66".repeat(31)}`, true],
  ["one in capitals", vectors.keys.shop.publicKey.toUpperCase(), false],
  ["one that is too short", vectors.keys.shop.publicKey.slice(2), false],
  ["one whose y is p + 3", `f0${"ff".repeat(30)}7f`, false],
  ["one whose y is p + 18", `${"ff".repeat(31)}7f`, false],
])("%s counts or not", (_, key, counts) => {
  expect(isPublicKey(key)).toBe(counts);
});
