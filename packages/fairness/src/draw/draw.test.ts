import { createHash } from "node:crypto";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { drawDigest, drawTicket, ticketOf } from "../index.ts";

const hex32 = fc.uint8Array({ minLength: 32, maxLength: 32 }).map((bytes) => Buffer.from(bytes).toString("hex"));
const inputs = fc.record({
  serverSeed: hex32,
  clientSeed: fc.string({ unit: "grapheme", maxLength: 64 }),
  clientEntropy: fc.constantFrom("", "0123456789abcdef0123456789abcdef"),
  nonce: fc.nat(),
  oddsHash: hex32,
});

test("a ticket is a whole number from 0 to 999,999", () => {
  fc.assert(
    fc.property(inputs, fc.nat(4), (any, drawIndex) => {
      const ticket = drawTicket(any, drawIndex);
      expect(Number.isInteger(ticket) && ticket >= 0 && ticket < 1_000_000).toBe(true);
      expect(ticket).toBe(ticketOf(drawDigest(any, drawIndex)));
    }),
  );
});

describe("the highest numbers, which would bias the result, are skipped", () => {
  const lowest = "fffffffffff79540";
  const highestFair = "fffffffffff7953f";
  const rest = "0000000000000007";

  test("the highest number that qualifies is the last of a full round", () => {
    expect(ticketOf(highestFair + rest.repeat(3))).toBe(999_999);
  });

  test.each([1, 2, 3])("after %i numbers that don't qualify, the next one is used", (count) => {
    expect(ticketOf(lowest.repeat(count) + rest.repeat(4 - count))).toBe(7);
  });

  test("if none of the four qualifies, the digest is hashed and read again", () => {
    const digest = "ff".repeat(32);
    const again = createHash("sha256").update(Buffer.from(digest, "hex")).digest("hex");
    expect(ticketOf(digest)).toBe(ticketOf(again));
  });
});

test.each(["", "00", "zz".repeat(32), "FF".repeat(32)])("%j is no digest", (digest) => {
  expect(() => ticketOf(digest)).toThrow(RangeError);
});
