import { describe, expect, test } from "vitest";
import { isClientEntropy, isValidClientSeed } from "../index.ts";

describe("a client seed", () => {
  test.each(["a", "lucky-seed", "glück ✓", " leading and trailing ", "🎲".repeat(64), "x".repeat(64), "e\u0301"])(
    "may be %j",
    (text) => {
      expect(isValidClientSeed(text)).toBe(true);
    },
  );

  test.each([
    ["nothing", ""],
    ["blanks", "  \u00a0\u3000"],
    ["65 code points", "🎲".repeat(65)],
    ["a line feed", "a\nb"],
    ["a null", "a\u0000"],
    ["a C1 control", "a\u0085"],
    ["a zero-width space", "a\u200b"],
    ["a direction override", "a\u202e"],
    ["a soft hyphen", "a\u00ad"],
    ["half a surrogate pair", "a\ud83c"],
    ["the other half", "\udfb2a"],
  ])("may not be or hold %s", (_, text) => {
    expect(isValidClientSeed(text)).toBe(false);
  });
});

test("client entropy is 32 lowercase hex digits", () => {
  expect(isClientEntropy("00112233445566778899aabbccddeeff")).toBe(true);
  for (const wrong of ["", "0".repeat(31), "0".repeat(33), "A".repeat(32), `${"0".repeat(32)}\n`]) {
    expect(isClientEntropy(wrong)).toBe(false);
  }
});
