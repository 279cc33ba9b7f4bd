import { cents } from "@trove/money";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { anyTable } from "../../test/any-table.ts";
import { oddsHash, oddsTableText, parseOddsTable } from "../index.ts";

const table = {
  boxId: "b0f1c1c4-0000-4000-8000-000000000001",
  version: 1,
  priceCents: cents(499),
  drops: [
    { itemId: "17e00000-0000-4000-8000-000000000001", tickets: 1_000 },
    { itemId: "17e00000-0000-4000-8000-000000000002", tickets: 999_000 },
  ],
};
const text = oddsTableText(table);

test("a table that is written and parsed is unchanged, and has one hash", () => {
  fc.assert(
    fc.property(anyTable, (any) => {
      expect(parseOddsTable(oddsTableText(any))).toEqual(any);
      expect(oddsHash(oddsTableText(any))).toMatch(/^[0-9a-f]{64}$/u);
    }),
  );
});

describe("only the canonical form is parsed", () => {
  test.each([
    ["white space", text.replace(",", ", ")],
    ["a line feed at the end", `${text}\n`],
    ["another key", text.replace('"version"', '"note":"","version"')],
    ["another order", text.replace(/("version":1),("priceCents":499)/u, "$2,$1")],
    ["a key twice", text.replace('"version":1', '"version":1,"version":1')],
    ["a number written otherwise", text.replace("499", "499.0")],
    ["an escape", text.replace("b0f1", "\\u00620f1")],
    ["upper case", text.replace("b0f1c1c4", "B0F1C1C4")],
    ["another key in a drop", text.replace('"tickets":1000', '"tickets":1000,"name":""')],
    ["half the text", text.slice(0, 80)],
    ["a list", "[]"],
    ["null", "null"],
    ["nothing", ""],
  ])("%s is refused", (_, wrong) => {
    expect(wrong).not.toBe(text);
    expect(() => parseOddsTable(wrong)).toThrow(SyntaxError);
  });
});

describe("only valid tables are written", () => {
  const drop = table.drops[1];
  test.each([
    ["tickets that sum to one less", { drops: [{ ...drop, itemId: table.boxId, tickets: 999_999 }] }],
    ["no drops", { drops: [] }],
    [
      "a drop without tickets",
      {
        drops: [
          { itemId: table.boxId, tickets: 0 },
          { itemId: table.boxId, tickets: 1e6 },
        ],
      },
    ],
    [
      "half a ticket",
      {
        drops: [
          { itemId: table.boxId, tickets: 0.5 },
          { itemId: table.boxId, tickets: 999_999.5 },
        ],
      },
    ],
    ["an id that is no UUID", { boxId: "box,1" }],
    ["version 0", { version: 0 }],
    ["a price of nothing", { priceCents: cents(0) }],
  ])("%s", (_, wrong) => {
    expect(() => oddsTableText({ ...table, ...wrong })).toThrow(RangeError);
  });
});
