import fc from "fast-check";
import { expect, test } from "vitest";
import { expiryOf, isValidToken } from "./token.ts";

function tokenWith(payload: unknown): string {
  return `header.${Buffer.from(JSON.stringify(payload)).toString("base64url")}.signature`;
}

test("a token expires at its exp, in seconds", { tags: ["S3-11", "S3-12"] }, () => {
  expect(expiryOf(tokenWith({ exp: 1_800_000_000 }))).toBe(1_800_000_000_000);
});

test(
  "a token with fewer than two parts or unreadable ones, or without exp, throws the specified error",
  { tags: ["S5-03", "S5-04", "S8-08", "S8-09"] },
  () => {
    for (const unreadable of ["abc", "h.%%%.s", "h.YWJj.s", "h..s"]) {
      expect(() => expiryOf(unreadable)).toThrow("Invalid token!");
    }
    expect(() => expiryOf(tokenWith({ sub: "mara" }))).toThrow("Invalid access token!");
    expect(() => expiryOf(tokenWith({ exp: "soon" }))).toThrow("Invalid access token!");
  },
);

test("a token with names outside ASCII can be read", () => {
  expect(expiryOf(tokenWith({ name: "Nguyễn Ünal 🎁", exp: 5 }))).toBe(5000);
});

test("a token is valid only while its exp is later than now", { tags: ["S4-25", "S4-26"] }, () => {
  const token = tokenWith({ exp: 1000 });
  expect(isValidToken(token, 999_999)).toBe(true);
  expect(isValidToken(token, 1_000_000)).toBe(false);
});

test("anything else that is stored is invalid, without an error", { tags: ["S4-27", "S4-28", "S4-29"] }, () => {
  for (const value of [undefined, null, "", "..", "a.b.c", "a.%%%.c", tokenWith(null), tokenWith([])]) {
    expect(isValidToken(value, 0)).toBe(false);
  }
  fc.assert(fc.property(fc.string(), (text) => !isValidToken(text, Number.MAX_SAFE_INTEGER)));
});
