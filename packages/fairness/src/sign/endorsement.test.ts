import { describe, expect, test } from "vitest";
import { endorsementText, isEndorsedBy, keyIdOf, publicKeyOf, sign } from "../index.ts";

const [oldSeed, newSeed] = ["07".repeat(32), "09".repeat(32)];
const [older, newer] = [publicKeyOf(oldSeed), publicKeyOf(newSeed)];
const key = { publicKey: newer, fromUtc: "2026-11-21T12:00:00.000Z" };
const signature = sign(endorsementText(key), oldSeed);

test("has four lines that name the key by its hash", () => {
  expect(endorsementText(key)).toBe(
    [
      "lootbox/key/v2",
      "dbc298251c51321b",
      "fd1724385aa0c75b64fb78cd602fa1d991fdebf76b13c58ed702eac835e9f618",
      "2026-11-21T12:00:00.000Z",
    ].join("\n"),
  );
  expect(keyIdOf(newer)).toBe("dbc298251c51321b");
});

describe("an endorsement", () => {
  test("holds for the key and time that were signed, by the key that signed", () => {
    expect(isEndorsedBy(key, signature, older)).toBe(true);
  });

  test.each([
    ["another time", { ...key, fromUtc: "2026-11-21T12:00:00.001Z" }, signature, older],
    ["another key", { ...key, publicKey: older }, signature, older],
    ["another endorser", key, signature, newer],
    ["another signature", key, signature.replace(/^./u, (digit) => (digit === "0" ? "1" : "0")), older],
    ["a key of small order as endorser", key, signature, `01${"00".repeat(31)}`],
    ["no key", { ...key, publicKey: "" }, signature, older],
    ["no time", { ...key, fromUtc: "2026-02-30T12:00:00.000Z" }, signature, older],
    ["no signature", key, "", older],
  ])("does not hold for %s", (_, endorsed, by, endorser) => {
    expect(isEndorsedBy(endorsed, by, endorser)).toBe(false);
  });
});

test.each([{ publicKey: "ab" }, { publicKey: "00".repeat(32) }, { fromUtc: "2026-11-21T12:00:00Z" }])(
  "nothing is written for %o",
  (wrong) => {
    expect(() => endorsementText({ ...key, ...wrong })).toThrow(RangeError);
  },
);
