import fc from "fast-check";
import { describe, expect, test } from "vitest";
import vectors from "../../vectors.json" with { type: "json" };
import { anyOddsTable } from "../../test/any-odds-table.ts";
import { MAX_ENTRY_BYTES, termsLog } from "../log/index.ts";
import { oddsTableText, parseOddsTable } from "./odds-table.ts";

const text = vectors.oddsTable;
const table = parseOddsTable(text);
const [gold] = table.drops;

/** A table whose text is this many bytes long. */
function ofBytes(count: number): string {
  const name = "Solid gold bar";
  return text.replace(name, "x".repeat(count - Buffer.byteLength(text) + name.length));
}

test("the largest table has a leaf in the terms log", () => {
  const largest = parseOddsTable(ofBytes(65_511));
  expect(termsLog.write({ kind: "odds", table: largest })).toHaveLength(MAX_ENTRY_BYTES);
});

test("any table is unchanged after writing and reading", () => {
  fc.assert(
    fc.property(anyOddsTable, (any) => {
      const written = oddsTableText(any);
      expect(parseOddsTable(written)).toEqual(any);
      expect(oddsTableText(parseOddsTable(written))).toBe(written);
    }),
    { numRuns: 200 },
  );
});

describe("is read only in its canonical writing", () => {
  test.each([
    ["white space", text.replace(",", ", ")],
    ["a line feed at the end", `${text}\n`],
    ["another order of keys", text.replace('"version":1,"priceCents":499', '"priceCents":499,"version":1')],
    ["a key more", text.replace('"version":1', '"version":1,"note":""')],
    ["a key twice", text.replace('"version":1', '"version":1,"version":1')],
    ["a key of the prototype", text.replace('"version":1', '"__proto__":null,"version":1')],
    ["a number with a point", text.replace(":499,", ":499.0,")],
    ["a number with an exponent", text.replace(":62000,", ":62e3,")],
    ["a needless escape", text.replace("Solid", String.raw`\u0053olid`)],
    ["an escape in place of a letter", text.replace("Glück", String.raw`Gl\u00fcck`)],
    ["a decomposed letter under an escape", text.replace("Glück", String.raw`Glu\u0308ck`)],
    ["a price as text", text.replace(":499,", ':"499",')],
    ["a ticket too many", text.replace("700000", "700001")],
    ["a drop without tickets", text.replace('"tickets":1000}', '"tickets":0}')],
    ["tickets below zero", text.replace('"tickets":1000}', '"tickets":-1000}')],
    ["a price below zero", text.replace("55800", "-55800")],
    ["version 0", text.replace('"version":1', '"version":0')],
    ["a price of nothing", text.replace('"priceCents":499', '"priceCents":0')],
    ["an amount that no double can hold", text.replace("62000", "9007199254740993")],
    ["a drop without a name", text.replace("Solid gold bar", "")],
    ["an unpaired surrogate", text.replace("Solid", String.raw`\ud800`)],
    ["an id in capitals", text.replace("b0f1c1c4", "B0F1C1C4")],
    ["an item in two drops", text.replace("8000-000000000002", "8000-000000000001")],
    ["no drops", text.replace(/"drops":\[.*\]/u, '"drops":[]')],
    ["more than 65,511 bytes", ofBytes(65_512)],
  ])("%s is refused", (_, wrong) => {
    expect(wrong).not.toBe(text);
    expect(() => parseOddsTable(wrong)).toThrow(SyntaxError);
  });
});

test.each([
  ["an item in two drops", [gold, gold]],
  ["too few tickets", [gold]],
])("%s is not written", (_, drops) => {
  const wrong = drops.map((drop) => drop ?? table.drops[0]).filter((drop) => drop !== undefined);
  expect(() => oddsTableText({ ...table, drops: wrong })).toThrow(RangeError);
});

test("names may hold whatever JSON can hold", () => {
  const drops = table.drops.map((drop, index) => (index === 0 ? { ...drop, name: '"\\\u0000\u2028\u{1f381}' } : drop));
  const written = oddsTableText({ ...table, drops });
  expect(written).toContain(String.raw`\"\\\u0000` + "\u2028\u{1f381}");
  expect(parseOddsTable(written).drops).toEqual(drops);
});
