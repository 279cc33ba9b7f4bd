import { expect, it } from "vitest";
import { checkTitles } from "./check-titles.ts";

const findingsIn = (text: string, path = "a.test.ts") => checkTitles({ path, text }).map(({ line }) => line);

it.each([
  'describe("a provider that", () => {});',
  'describe.each(names)("nothing is revealed under", () => {});',
  'describe("a file, compared with the live log,", () => {});',
  'it("that fail are refused", () => {});',
  'it("are complete after a restart", () => {});',
  'it.each(rows)("with a wrong %s is refused", () => {});',
  'test.for(rows)("%s: $name", () => {});',
])("a title that needs another one is refused: %s", (text) => {
  expect(findingsIn(`\n${text}`)).toEqual([2]);
});

it("a title within a describe begins with no preposition, even before a comma", () => {
  const title = 'it("after a restart, the books balance", () => {});';
  expect(findingsIn(title)).toEqual([]);
  expect(findingsIn(`describe("the books", () => {\n  ${title}\n});`)).toEqual([2]);
});

it("whole titles are accepted, also after a noun as subject", () => {
  const inside = 'it("times out when the provider does not answer", () => {});\nit.each(rows)("refuses %s", () => {});';
  expect(findingsIn(`describe("the provider client", () => {\n${inside}\n});`)).toEqual([]);
  expect(findingsIn('it.extend("shop", openShop);\nit(`an import of ${rows} rows ends`, () => {});')).toEqual([]);
});

it("titles are read in tests only", () => {
  expect(findingsIn('it("of nothing", () => {});', "a.ts")).toEqual([]);
});
