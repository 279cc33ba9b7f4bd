import { globSync, readFileSync } from "node:fs";
import { expect, it } from "vitest";

const features = new URL("../features/", import.meta.url).pathname;

/** Forms that keep their draft with the version it began with, that have no fields, or that customers use. */
const others = [
  "items/operators/categories/category-dialog.tsx",
  "items/operators/item/use-item-form.ts",
  "cases/case-steps.tsx",
  "cases/complaints/complaint-form.tsx",
  // Facts of somebody's document stay in no browser.
  "protection/review/decision-form.tsx",
  "settings/operators/group-form.tsx",
  "withdrawals/operators/accept-form.tsx",
];

it("every form of the dashboard keeps what was typed", () => {
  const places = ["{operators,people,cases,overview,books}/**", "*/operators/**", "protection/{review,seen}/**"];
  const files = globSync(
    places.map((place) => `${place}/*.{ts,tsx}`),
    { cwd: features },
  );
  const forgetful = files.filter((file) => /\buseForm\b/.test(readFileSync(features + file, "utf8")));
  expect(files.length).toBeGreaterThan(100);
  expect(forgetful.toSorted()).toEqual(others.toSorted());
});
