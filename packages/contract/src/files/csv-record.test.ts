import fc from "fast-check";
import { expect, test } from "vitest";
import { textOfCsv } from "./csv-field.ts";
import { csvRecord } from "./csv-record.ts";

const piece = fc.constantFrom(...Array.from("=+-@＝＋－＠﹦﹢﹣﹫−'\",;|；\t\r\n 1aé茶\u{feff}\u{200b}\u{a0}\0"));
const anyText = fc.oneof(fc.string({ unit: piece, maxLength: 12 }), fc.string({ unit: "binary" }));

/** The texts of a record, as a CSV reader that splits at commas returns them. */
const fieldsOf = (record: string) =>
  [...record.matchAll(/"((?:[^"]|"")*)"(?:,|\r\n$)/g)].map(([, field = ""]) => field.replaceAll('""', '"'));

test("no text starts a formula, whatever separator a spreadsheet guesses, also if it ignores quotes", () => {
  const formula = /^[\p{Z}\p{Cf}\p{Cc}"]*[=+\-@\uFF1D\uFF0B\uFF0D\uFF20\uFE66\uFE62\uFE63\uFE6B]/u;
  fc.assert(
    fc.property(fc.array(anyText, { minLength: 1, maxLength: 3 }), (texts) => {
      const record = csvRecord(texts);
      expect(fieldsOf(record).filter((field) => /^[\t\r\n]/.test(field))).toEqual([]);
      for (const separator of [",", ";", "\t", "|", "；", "，", "\n"]) {
        const cells = record.split(/[\r\n]/).flatMap((line) => line.split(separator));
        expect(cells.filter((cell) => formula.test(cell))).toEqual([]);
      }
    }),
    { numRuns: 2000 },
  );
});

test("every text comes back as it was", () => {
  fc.assert(
    fc.property(fc.array(anyText, { minLength: 1, maxLength: 3 }), (texts) => {
      expect(fieldsOf(csvRecord(texts)).map(textOfCsv)).toEqual(texts);
    }),
    { numRuns: 2000 },
  );
});

test("only amounts and numbers stand without quotes, and nothing is an empty cell", () => {
  expect(csvRecord(["-1", -1, { decimal: "-4.99" }, null, ""])).toBe(`"'-1",-1,-4.99,,""\r\n`);
});
