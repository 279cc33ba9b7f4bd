import { expect, test } from "vitest";
import { csvField } from "./csv-field.ts";

test.each([
  ["plain", "plain"],
  ['a "quoted" word', '"a ""quoted"" word"'],
  ["two\r\nlines", '"two\r\nlines"'],
  ["=1+1", "'=1+1"],
  ["+31", "'+31"],
  ["-1", "'-1"],
  ["@SUM(A1)", "'@SUM(A1)"],
  ["\t=1", "'\t=1"],
  ['=HYPERLINK("http://x","y")', `"'=HYPERLINK(""http://x"",""y"")"`],
])("%j is written as %j", (text, field) => {
  expect(csvField(text)).toBe(field);
});
