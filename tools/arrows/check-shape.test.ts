import { expect, test } from "vitest";
import { checkFolders, checkLength, checkNames, longFiles } from "./check-shape.ts";

test("files and folders have names that say something", () => {
  const named = (path: string) => checkNames({ path, text: "" }).length;
  expect(named("apps/web/app/utils/price.ts")).toBe(1);
  expect(named("apps/web/app/ui/helpers.test.ts")).toBe(1);
  expect(named("apps/web/app/ui/app-info.ts")).toBe(0);
});

test("files longer than 300 lines are refused, those longer than 200 listed", () => {
  const file = (lines: number) => ({ path: "demo/src/items.ts", text: "x\n".repeat(lines) });
  expect(checkLength(file(300))).toEqual([]);
  expect(checkLength(file(301))).toHaveLength(1);
  expect(longFiles([file(200), file(201), file(301)])).toEqual(["demo/src/items.ts has 201 lines"]);
});

test("folders with more than 25 files are refused, not counting files in subfolders", () => {
  const folder = (count: number) =>
    Array.from({ length: count }, (_, index) => ({ path: `demo/src/item-${index}.ts`, text: "" }));
  const below = { path: "demo/src/art/cup.ts", text: "" };
  expect(checkFolders([...folder(25), below])).toEqual([]);
  expect(checkFolders([...folder(26), below])).toEqual([
    { rule: "folders", path: "demo/src", line: 1, text: "26 files: sort them into folders" },
  ]);
});
