import { expect, test } from "vitest";
import { checkLength, checkNames, longFiles } from "./check-shape.ts";

test("files and folders have names that say something", () => {
  const named = (path: string) => checkNames({ path, text: "" }).length;
  expect(named("apps/web/app/utils/price.ts")).toBe(1);
  expect(named("apps/web/app/ui/helpers.test.ts")).toBe(1);
  expect(named("apps/web/app/ui/app-info.ts")).toBe(0);
});

test("files longer than 300 lines are refused, longer than 200 listed", () => {
  const file = (lines: number) => ({ path: "demo/src/items.ts", text: "x\n".repeat(lines) });
  expect(checkLength(file(300))).toEqual([]);
  expect(checkLength(file(301))).toHaveLength(1);
  expect(longFiles([file(200), file(201), file(301)])).toEqual(["demo/src/items.ts has 201 lines"]);
});
