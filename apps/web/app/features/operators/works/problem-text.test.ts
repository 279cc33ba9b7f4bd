import type { Language } from "@trove/contract/languages";
import { ROW_PROBLEM_CODES, type RowProblemCode, type RowProblemValues } from "@trove/contract/row-problems";
import { expect, it } from "vitest";
import { problems } from "../../../locales/en/problems.ts";
import { rowProblems as ar } from "../../../locales/ar/operators/row-problems.ts";
import { rowProblems as cn } from "../../../locales/cn/operators/row-problems.ts";
import { rowProblems as en } from "../../../locales/en/operators/row-problems.ts";
import { rowProblems as fr } from "../../../locales/fr/operators/row-problems.ts";
import { rowProblems as vi } from "../../../locales/vi/operators/row-problems.ts";
import { problemsIn, problemText } from "./problem-text.ts";

const values: { [Code in RowProblemCode]?: RowProblemValues<Code> } = {
  FileBlanks: { most: 201 },
  FileColumnUnknown: { column: "Colour" },
  FileColumnRepeated: { column: "Colour" },
  FileTooLong: { most: 202 },
  FileZipPath: { name: "../a.png" },
  FileZipCsv: { count: 3 },
  FileZipLarge: { name: "a.png", most: 44 },
  FileZipEntries: { most: 55 },
  FileZipPictures: { most: 66 },
  BankFileAccount: { iban: "DE89370400440532013000" },
  BankFileTooLong: { most: 77 },
  LineCells: { cells: 11, columns: 22 },
  LineRepeated: { line: 33 },
  ColumnMissing: { column: "Colour" },
  CellNotYesOrNo: { column: "Colour" },
  CellInvalid: { column: "Colour" },
  CountryInvalid: { column: "Colour" },
  SafetyMissing: { columns: "Colour" },
  TextMissing: { column: "Colour" },
  TextTooLong: { column: "Colour", most: 44 },
  TextInvisible: { column: "Colour" },
  ListTooLong: { column: "Colour", most: 11 },
  EntryTooLong: { column: "Colour", most: 150 },
  PriceOutOfBounds: { least: 12, most: 34 },
  StockInvalid: { most: 55 },
  StockOutOfBounds: { most: 66 },
  WeightInvalid: { most: 77 },
  PictureMissing: { name: "a.png" },
  PictureUnreadable: { name: "a.png" },
  PictureGone: { address: "/media/a.webp" },
  ReductionOverlaps: { item: "Teapot" },
  ReductionNotLower: { item: "Teapot", lowest: 12 },
  ReductionTooNew: { item: "Teapot", days: 30 },
  ReductionTooLong: { item: "Teapot", box: "Tea time", days: 33 },
  BoxHoldsItem: { box: "Tea time" },
  BoxOpened: { box: "Tea time" },
  BoxOddsChanged: { box: "Tea time" },
  ShipmentShort: { item: "Teapot", needed: 77, available: 88 },
};

it.each(Object.entries({ en, fr, vi, cn, ar } satisfies Record<Language, unknown>))(
  "every problem has a sentence with all of its values in %s",
  (_, own) => {
    for (const code of ROW_PROBLEM_CODES) {
      const params = values[code] ?? {};
      const text = problemText(own, problems, { code, params });
      const missing = Object.values(params).filter((value) => !text.includes(String(value)));
      expect([code, text !== "", missing]).toEqual([code, true, []]);
      expect(text).not.toMatch(/undefined|NaN/);
    }
  },
);

it("a code that this page doesn't know reads like an unknown error, one of the catalogue like everywhere", () => {
  expect(problemText(en, problems, { code: "MadeLater", params: {} })).toBe("Something went wrong!");
  expect(problemText(en, problems, { code: "FORBIDDEN", params: {} })).toBe(problems.FORBIDDEN);
});

it("only a refusal with coded problems has any", () => {
  const coded = [{ code: "FileEmpty", params: {} }];
  expect(problemsIn({ problems: coded })).toEqual(coded);
  expect([undefined, {}, { problems: "all" }, { problems: [{ code: 1 }] }].map(problemsIn)).toEqual([[], [], [], []]);
});
