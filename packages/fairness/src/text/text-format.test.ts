import fc from "fast-check";
import { describe, expect, test } from "vitest";
import vectors from "../../vectors.json" with { type: "json" };
import { offerText, parseOffer, parseReceipt, parseRecord, parseVoid, receiptText, voidText } from "../index.ts";

const offer = vectors.offer.text;
const receipt = vectors.receipt.text;
const voided = vectors.void.text;

describe("an offer is read only in its exact writing", () => {
  test.each([
    ["a line feed at the end", `${offer}\n`],
    ["a line less", offer.slice(0, offer.lastIndexOf("\n"))],
    ["another heading", offer.replace("offer/v2", "offer/v1")],
    ["carriage returns", offer.replaceAll("\n", "\r\n")],
    ["a nonce with a leading zero", offer.replace("\n7\n", "\n07\n")],
    ["a nonce below zero", offer.replace("\n7\n", "\n-1\n")],
    ["minus zero", offer.replace("\n7\n", "\n-0\n")],
    ["a nonce that no double can hold", offer.replace("\n7\n", "\n9007199254740993\n")],
    ["another way to write a number", offer.replace("\n50000\n", "\n5e4\n")],
    ["digits of another script", offer.replace("\n7\n", "\n٧\n")],
    ["a blank", offer.replace("\n499\n", "\n499 \n")],
    ["no boxes", offer.replace("\n499\n2\n", "\n499\n0\n")],
    ["six boxes", offer.replace("\n499\n2\n", "\n499\n6\n")],
    ["a price of nothing", offer.replace("\n499\n", "\n0\n")],
    ["a cost that no double can hold", offer.replace("\n499\n", "\n9007199254740991\n")],
    ["upper case in a hash", offer.replace("94e299c5", "94E299C5")],
    ["upper case in an id", offer.replace("0b5e5e00", "0B5E5E00")],
    ["a hash that is too short", offer.replace("94e299c5", "94e299c")],
    ["another time zone", offer.replace("000Z", "000+01:00")],
    ["a time without milliseconds", offer.replace(".000Z", "Z")],
    ["a day that does not exist", offer.replace("2026-11-21", "2026-02-30")],
    ["an hour that does not exist", offer.replace("T12:", "T24:")],
    ["nothing", ""],
  ])("%s is refused", (_, wrong) => {
    expect(wrong).not.toBe(offer);
    expect(() => parseOffer(wrong)).toThrow(SyntaxError);
  });
});

describe("a receipt is read only in its exact writing", () => {
  test.each([
    ["a ticket too many", receipt.replace("701594,808820", "701594,808820,1")],
    ["a ticket out of range", receipt.replace("701594", "1000000")],
    ["a list with a blank", receipt.replace("701594,808820", "701594, 808820")],
    ["a list with an end comma", receipt.replace("701594,808820", "701594,808820,")],
    ["no tickets", receipt.replace("701594,808820", "")],
    [
      "one inventory item for two boxes",
      receipt.replace("1bbbbbbb-0000-4000-8000-000000000002", "1bbbbbbb-0000-4000-8000-000000000001"),
    ],
    [
      "one debit for two boxes",
      receipt.replace("1aaaaaaa-0000-4000-8000-000000000002", "1aaaaaaa-0000-4000-8000-000000000001"),
    ],
    ["a balance below zero", receipt.replace("\n49002\n", "\n-49002\n")],
  ])("%s is refused", (_, wrong) => {
    expect(wrong).not.toBe(receipt);
    expect(() => parseReceipt(wrong)).toThrow(SyntaxError);
  });
});

describe("a void is read only in its exact writing", () => {
  const movement = "1ccccccc-0000-4000-8000-000000000001:-49500";
  test.each([
    ["a movement of nothing", voided.replace(":-49500", ":0")],
    ["a movement of minus nothing", voided.replace(":-49500", ":-0")],
    ["a movement with a plus", voided.replace(":-49500", ":+49500")],
    ["a movement without an amount", voided.replace(":-49500", "")],
    ["a movement with two amounts", voided.replace(":-49500", ":-49500:1")],
    ["a movement that is listed twice", voided.replace(movement, `${movement},${movement}`)],
    ["a reason in small letters", voided.replace("INSUFFICIENT_BALANCE", "insufficient")],
  ])("%s is refused", (_, wrong) => {
    expect(wrong).not.toBe(voided);
    expect(() => parseVoid(wrong)).toThrow(SyntaxError);
  });

  test("one without movements has an empty line for them", () => {
    const without = { ...parseVoid(voided), reason: "ACCOUNT_BLOCKED" as const, movements: [] };
    expect(voidText(without)).toContain("\nACCOUNT_BLOCKED\n\n500\n");
    expect(parseVoid(voidText(without))).toEqual(without);
  });

  const listed = (count: number) =>
    Array.from({ length: count }, (_, at) => `1ccccccc-0000-4000-8000-${String(at).padStart(12, "0")}:-1`).join(",");
  const naming = (movements: string) => voided.replace(movement, movements);

  test("one names at most 1,000 movements, after the sum of all before them", () => {
    expect(parseVoid(naming(listed(1000))).movements).toHaveLength(1000);
    for (const sum of ["-48500", "0"]) {
      const summed = naming(`earlier:${sum},${listed(1000)}`);
      expect(parseVoid(summed).movements[0]).toEqual({ id: "earlier", cents: Number(sum) });
      expect(voidText({ ...parseVoid(summed), reason: "INSUFFICIENT_BALANCE" })).toBe(summed);
    }
  });

  test.each([
    ["more movements, and no sum", listed(1001)],
    ["more movements after the sum", `earlier:-1,${listed(1001)}`],
    ["a sum that saves naming the movements", `earlier:-48500,${listed(999)}`],
    ["a sum that is not the first", `${listed(1000)},earlier:-1`],
  ])("%s is refused", (_, movements) => {
    expect(() => parseVoid(naming(movements))).toThrow(SyntaxError);
  });

  test("one with a forbidden reason can be read, so that it can be held against the shop", () => {
    expect(parseRecord(voided.replace("INSUFFICIENT_BALANCE", "OUT_OF_STOCK"))).toMatchObject({
      reason: "OUT_OF_STOCK",
    });
  });
});

test.each([
  ["a nonce below zero", () => offerText({ ...parseOffer(offer), nonce: -1 })],
  ["a fraction of a cent", () => offerText({ ...parseOffer(offer), priceCents: 4.99 })],
  ["a number that is none", () => offerText({ ...parseOffer(offer), balanceCents: Number.NaN })],
  ["a line feed in an id", () => offerText({ ...parseOffer(offer), userId: "a\nb" })],
  ["a list that is too short", () => receiptText({ ...parseReceipt(receipt), tickets: [1] })],
  ["an id with a comma", () => receiptText({ ...parseReceipt(receipt), itemIds: ["a,b", "c"] })],
])("%s is not written", (_, write) => {
  expect(write).toThrow(SyntaxError);
});

test("any other text than the writing of its values is refused", () => {
  const places = fc.record({
    at: fc.nat({ max: receipt.length - 1 }),
    put: fc.string({ unit: "binary", maxLength: 2 }),
  });
  fc.assert(
    fc.property(places, fc.constantFrom(receipt, voided), ({ at, put }, text) => {
      const changed = text.slice(0, at) + put + text.slice(at + 1);
      // A changed text is either refused, or it is the text of other values.
      try {
        const parsed = parseRecord(changed);
        const written = parsed.kind === "Receipt" ? receiptText(parsed) : undefined;
        expect(written ?? changed).toBe(changed);
      } catch (error) {
        expect(error).toBeInstanceOf(SyntaxError);
      }
    }),
    { numRuns: 2000 },
  );
});
