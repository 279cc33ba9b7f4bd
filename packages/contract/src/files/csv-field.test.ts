import { expect, test } from "vitest";
import { csvField } from "./csv-field.ts";

test.each([
  ["plain", '"plain"'],
  ['a "quoted" word', '"a ""quoted"" word"'],
  ["two\r\n\r\nlines", '"two\r\n\r\nlines"'],
  ["=1+1", `"'=1+1"`],
  ["+31", `"'+31"`],
  ["-1", `"'-1"`],
  ["@SUM(A1)", `"'@SUM(A1)"`],
  ["＝1+1", `"'＝1+1"`],
  ["  =1", `"'  =1"`],
  ["a;=cmd|' /C calc'!A0", `"a;'=cmd|' /C calc'!A0"`],
  ["a well-made lamp, 2 - 3 m", '"a well-made lamp, 2 - 3 m"'],
  ['=HYPERLINK("http://x","y")', `"'=HYPERLINK(""http://x"",""y"")"`],
])("%j is written as %j", (text, field) => {
  expect(csvField(text)).toBe(field);
});
