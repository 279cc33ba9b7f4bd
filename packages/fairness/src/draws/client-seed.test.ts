import { describe, expect, test } from "vitest";
import { clientHash, entropyHash, isClientEntropy, isClientSeed } from "./client-seed.ts";

describe("a client seed", () => {
  test.each([
    ["one letter", "a"],
    ["a blank", " "],
    ["64 letters", "a".repeat(64)],
    ["64 code points of two units", "\u{1f381}".repeat(64)],
    ["line feeds", "a\nb"],
    ["a letter and its accent", "u\u0308"],
  ])("may be %s", (_, seed) => {
    expect(isClientSeed(seed)).toBe(true);
  });

  test.each([
    ["empty", ""],
    ["65 letters", "a".repeat(65)],
    ["65 code points of two units", "\u{1f381}".repeat(65)],
    ["a NUL", "a\0b"],
    ["an unpaired surrogate", "a\ud800"],
  ])("may not be %s", (_, seed) => {
    expect(isClientSeed(seed)).toBe(false);
  });

  test("counts exactly as typed", () => {
    const hashes = ["ü", "u\u0308", "ü ", " ü", "Ü", "ü\n"].map((seed) => clientHash("0".repeat(32), seed));
    expect(new Set(hashes).size).toBe(hashes.length);
  });

  test("can't be mistaken for another under the encoder's replacement character", () => {
    expect(() => clientHash("0".repeat(32), "\ud800")).toThrow(RangeError);
  });
});

test("entropy is 32 lowercase hex digits, hashed as characters", () => {
  expect(isClientEntropy("0f".repeat(16))).toBe(true);
  expect(["0F".repeat(16), "0f".repeat(15), `${"0f".repeat(16)}\n`].some(isClientEntropy)).toBe(false);
  expect(entropyHash("00112233445566778899aabbccddeeff")).toMatch(/^5947d7c33d783f94/u);
});
