import { expect, it } from "vitest";
import { parseRows, readRows } from "./read-rows.ts";
import { showRows } from "./shown-rows.ts";

const [bar, search, cart] = parseRows(`
- S1-01 The bar is thin. (look)
- S1-02 The search is quick.
- S1-03 The cart stays.`);
if (bar === undefined || search === undefined || cart === undefined) throw new Error("three rows were written");

it("reads the rows and which of them only an eye can judge", () => {
  expect([bar, search, cart].map(({ id, isForEyes }) => [id, isForEyes])).toEqual([
    ["S1-01", true],
    ["S1-02", false],
    ["S1-03", false],
  ]);
});

it("finds the tests of a row by their tags, and a picture only for what an eye judges", () => {
  const tests = [
    { title: "quick", tags: ["S1-02"] },
    { title: "quick again", tags: ["S1-02", "S9-99"] },
  ];
  const shown = showRows([bar, search, cart], tests, () => true);
  expect(shown.map(({ shownBy }) => shownBy)).toEqual([["docs/pictures/rows/S1-01.jpg"], ["quick", "quick again"], []]);
});

it("knows every row of the specification once", () => {
  const ids = readRows().map(({ id }) => id);
  expect(ids).toHaveLength(548);
  expect(new Set(ids).size).toBe(548);
});
