import { expect, it } from "vitest";
import { checkComments } from "./check-comments.ts";
import { readComments } from "./read-comments.ts";

const findingsIn = (file: { path: string; text: string }) => checkComments(file, readComments(file));
const rulesFor = (text: string, path = "a.ts") => findingsIn({ path, text }).map(({ rule, line }) => [rule, line]);

it.each([
  "// So many users are remembered.",
  "// The limit is per user. So many calls are allowed.",
  "/** Whoever signs in gets a token. */",
  "/** What the shop has lost is not judged. */",
  "// Ids that are none match nothing.",
])("refuses a comment that has to be read twice: %s", (text) => {
  expect(rulesFor(`const a = 1;\n${text}\nconst b = 2;`)).toEqual([["comments", 2]]);
});

it("accepts a question, and words of other kinds at the start", () => {
  expect(rulesFor("// What happens if it fails? It is retried.\n\n// Somewhat slower than the cache.")).toEqual([]);
});

it("refuses more than sixty words in one comment, but not in a list", () => {
  const words = "word ".repeat(61);
  expect(rulesFor(`/** ${words}*/`)).toEqual(
    [
      ["lines", 1],
      ["comments", 1],
    ].toReversed(),
  );
  expect(
    rulesFor(`/**\n * - one\n * - ${"word ".repeat(20)}\n * - ${"word ".repeat(20)}\n * - ${"word ".repeat(20)}\n */`),
  ).toEqual([]);
});

it("counts lines of // that follow each other as one comment", () => {
  const line = `// ${"word ".repeat(21).trim()}`;
  expect(rulesFor([line, line, line].join("\n"))).toEqual([["comments", 1]]);
  expect(rulesFor([line, line, "", line].join("\n"))).toEqual([]);
});

it("refuses lines of comments above 120 characters, but for a link", () => {
  expect(rulesFor(`// ${"a".repeat(118)}`)).toEqual([["lines", 1]]);
  expect(rulesFor(`// https://example.com/${"a".repeat(118)}`)).toEqual([]);
});

it("reads comments of SQL and style sheets, but no marks in texts", () => {
  const sql = "select '-- So many' -- So many rows.\n;";
  expect(readComments({ path: "a.sql", text: sql })).toEqual([{ line: 1, text: "So many rows." }]);
  expect(readComments({ path: "a.css", text: "a {} /* Why. */" })).toEqual([{ line: 1, text: "Why." }]);
  expect(readComments({ path: "a.ts", text: 'const a = "// So many";' })).toEqual([]);
});
