import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { variables } from "../../apps/server/src/environment/variables.ts";
import { root } from "../run/step.ts";
import { meanings } from "./meanings.ts";
import { SETTINGS_PAGE, settingsPage } from "./settings-page.ts";

test("the page of settings is that of the code: `npm run generate` writes it anew", () => {
  expect(readFileSync(root + SETTINGS_PAGE, "utf8")).toBe(settingsPage());
});

test("each setting that the shop reads has a meaning, and no other", () => {
  expect(Object.keys(meanings).toSorted()).toEqual(Object.keys(variables.shape).toSorted());
});
