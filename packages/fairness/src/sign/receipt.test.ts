import { cents } from "@trove/money";
import { describe, expect, test } from "vitest";
import { NO_RECEIPT_HASH, parseReceipt, receiptHash, receiptText } from "../index.ts";
import type { Receipt } from "../index.ts";

const receipt: Receipt = {
  userId: "018f0000-0000-7000-8000-00000000abcd",
  nonce: 4,
  serverSeedHash: "aa".repeat(32),
  clientSeedHash: "bb".repeat(32),
  clientEntropy: "0f".repeat(16),
  oddsHash: "cc".repeat(32),
  quantity: 2,
  tickets: [964_445, 0],
  itemIds: ["17e00000-0000-4000-8000-000000000004", "17e00000-0000-4000-8000-000000000001"],
  marketPrices: [cents(120), cents(25_000)],
  sellPrices: [cents(108), cents(22_500)],
  openedAtUtc: "2026-03-01T12:00:00.000Z",
  previousReceiptHash: NO_RECEIPT_HASH,
};
const text = receiptText(receipt);

test("has fourteen lines and no line feed at the end", () => {
  expect(text).toBe(
    [
      "lootbox/receipt/v1",
      "018f0000-0000-7000-8000-00000000abcd",
      "4",
      "aa".repeat(32),
      "bb".repeat(32),
      "0f".repeat(16),
      "cc".repeat(32),
      "2",
      "964445,0",
      "17e00000-0000-4000-8000-000000000004,17e00000-0000-4000-8000-000000000001",
      "120,25000",
      "108,22500",
      "2026-03-01T12:00:00.000Z",
      "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855",
    ].join("\n"),
  );
});

test("is unchanged after writing and parsing, also without entropy", () => {
  expect(parseReceipt(text)).toEqual(receipt);
  const without = { ...receipt, clientEntropy: "" };
  expect(parseReceipt(receiptText(without))).toEqual(without);
});

test("contains the previous receipt's hash, so that none can be taken out of the chain", () => {
  const second = { ...receipt, nonce: 5, previousReceiptHash: receiptHash(text) };
  const third = { ...receipt, nonce: 6, previousReceiptHash: receiptHash(receiptText(second)) };
  const changed = { ...second, tickets: [1, 0] };
  expect(receiptHash(receiptText(second))).toBe(third.previousReceiptHash);
  expect(receiptHash(receiptText(changed))).not.toBe(third.previousReceiptHash);
});

describe("is parsed only in its exact format", () => {
  test.each([
    ["a line feed at the end", `${text}\n`],
    ["a line less", text.slice(0, text.lastIndexOf("\n"))],
    ["another tag", text.replace("receipt/v1", "receipt/v2")],
    ["a leading zero", text.replace("\n4\n", "\n04\n")],
    ["a sign", text.replace("964445,0", "964445,-0")],
    ["a blank", text.replace("964445,0", "964445, 0")],
    ["a ticket out of range", text.replace("964445", "1000000")],
    ["an entry too many", text.replace("120,25000", "120,25000,1")],
    ["no entry at all", text.replace("120,25000", "")],
    ["upper case", text.replace("aaaa", "AAAA")],
    ["another time zone", text.replace("000Z", "000+01:00")],
    ["nothing", ""],
  ])("%s is refused", (_, wrong) => {
    expect(wrong).not.toBe(text);
    expect(() => parseReceipt(wrong)).toThrow(SyntaxError);
  });
});

test.each([
  ["a nonce below zero", { nonce: -1 }],
  ["a list that is too short", { tickets: [1] }],
  ["an id with a comma", { itemIds: ["a,b", "c"] }],
  ["a negative price", { sellPrices: [cents(-1), cents(1)] }],
  ["no boxes", { quantity: 0, tickets: [], itemIds: [], marketPrices: [], sellPrices: [] }],
  ["a person without an id", { userId: "someone\nelse" }],
  ["a hash that is too short", { oddsHash: "cc" }],
])("%s is not written", (_, wrong) => {
  expect(() => receiptText({ ...receipt, ...wrong })).toThrow(RangeError);
});
