import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { root } from "../run/step.ts";
import { HANDBOOK_INDEX, HANDBOOK_PAGES, handbookIndex } from "./handbook-index.ts";

test("the handbook's index has every section of every page: `npm run generate` writes it anew", () => {
  expect(readFileSync(root + HANDBOOK_INDEX, "utf8")).toBe(handbookIndex());
  expect(readdirSync(`${root}docs/operations`).toSorted()).toEqual(
    HANDBOOK_PAGES.map((page) => `${page}.md`).toSorted(),
  );
});
