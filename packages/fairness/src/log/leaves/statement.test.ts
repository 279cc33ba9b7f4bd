import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { shopKey } from "../../../test/sample-keys.ts";
import { anyStatement, plainStatement as stated } from "../../../test/sample-statements.ts";
import { MOST_PRIZES, parseStatement, statementText } from "./statement.ts";
import type { ShopStatement } from "./statement.ts";
import { termsLog } from "./terms-log.ts";

const TEXT = `lootbox/statement/v1
2026-11-27T00:00:03.120Z
Trove
Trove B.V. · Keizersgracht 1, Amsterdam
hello@trove.example
2
31
3
40
1
100
4
3
2
17e00000-0000-4000-8000-000000000001:7,17e00000-0000-4000-8000-000000000002:any`;

const entry = (leaf: object) => new Uint8Array(Buffer.from(JSON.stringify(leaf)));
const leafOf = (text: string) => ({ kind: "statement", ...shopKey.signText(text) });

describe("a statement of the shop about itself", () => {
  test("has one value a line", () => {
    expect(statementText(stated)).toBe(TEXT);
    expect(parseStatement(TEXT)).toEqual(stated);
  });

  test("comes back from its text, whatever it states", () => {
    fc.assert(
      fc.property(anyStatement, (one) => {
        expect(parseStatement(statementText(one))).toEqual(one);
      }),
    );
  });

  const refused: readonly (readonly [string, Partial<ShopStatement>])[] = [
    ["a median of no parcels", { sent30: 0 }],
    ["parcels without a median", { medianHours90: undefined }],
    ["nothing that waits, for a time", { waiting: 0 }],
    ["more parcels in 30 days than in 90", { sent30: 4 }],
    ["more answers than disputes", { answered90: 5 }],
    ["a line feed in the operator's name", { operator: "Trove\nB.V." }],
    ["a control character in a name", { name: "Trove\u001b[2J" }],
    ["a name without end", { name: "T".repeat(251) }],
    ["a prize twice", { prizes: [...stated.prizes, ...stated.prizes] }],
    ["prizes in another order", { prizes: stated.prizes.toReversed() }],
    ["more prizes than a leaf holds", { prizes: Array.from({ length: MOST_PRIZES + 1 }, (_, at) => prizeAt(at)) }],
    ["a time that is none", { time: "2026-11-27" }],
  ];
  test.each(refused)("is refused with %s", (_, change) => {
    expect(() => statementText({ ...stated, ...change })).toThrow(SyntaxError);
  });

  test("a statement of the shop about itself with the most prizes fits into a leaf of the terms log", () => {
    const prizes = Array.from({ length: MOST_PRIZES }, (_, at) => ({ ...prizeAt(at), available: 2_147_483_647 }));
    const leaf = termsLog.read(
      termsLog.write({ kind: "statement", ...shopKey.signText(statementText({ ...stated, prizes })) }),
    );
    expect(leaf).toMatchObject({ kind: "statement" });
  });

  test("is no leaf with another text, another key, or more", () => {
    expect(termsLog.readKnown(entry(leafOf(TEXT)))).toEqual(leafOf(TEXT));
    for (const text of [
      `${TEXT}\n`,
      TEXT.replace("\n2\n31", "\n02\n31"),
      TEXT.replace("any", ""),
      "lootbox/statement/v1",
    ]) {
      expect(termsLog.readKnown(entry(leafOf(text)))).toBeUndefined();
    }
    expect(termsLog.readKnown(entry({ ...leafOf(TEXT), keyId: "x" }))).toBeUndefined();
    expect(termsLog.readKnown(entry({ ...leafOf(TEXT), more: 1 }))).toBeUndefined();
  });
});

function prizeAt(place: number) {
  return { itemId: `17e00000-0000-4000-8000-${String(place).padStart(12, "0")}`, available: 1 };
}
