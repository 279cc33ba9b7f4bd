import { createHash, createHmac } from "node:crypto";
import { expect, test } from "vitest";
import { commitmentOf, commitmentText, serverSeed } from "../index.ts";

const root = "c4".repeat(32);
const userId = "018f0000-0000-7000-8000-00000000abcd";

test("a server seed is the HMAC of tag, person and nonce under the person's root", () => {
  const message = `lootbox/seed/v1\n${userId}\n12`;
  const expected = createHmac("sha256", Buffer.from(root, "hex")).update(message).digest("hex");
  expect(serverSeed(root, userId, 12)).toBe(expected);
});

test("a commitment is the hash of the seed's bytes, not of its hex digits", () => {
  const seed = serverSeed(root, userId, 0);
  expect(commitmentOf(seed)).toBe(createHash("sha256").update(Buffer.from(seed, "hex")).digest("hex"));
});

test("the signed text contains person, nonce and hash", () => {
  expect(commitmentText({ userId, nonce: 3, serverSeedHash: "ab" })).toBe(`lootbox/commitment/v1\n${userId}\n3\nab`);
});

test.each(["", "c4", "C4".repeat(32), "xy".repeat(32)])("%j is neither root nor seed", (wrong) => {
  expect(() => serverSeed(wrong, userId, 0)).toThrow(RangeError);
  expect(() => commitmentOf(wrong)).toThrow(RangeError);
});
