import { expect, test } from "vitest";
import { linesOf, missingIn, trimmedTranslations, withTranslation } from "./translated-texts.ts";

const english = { name: "Cup", description: "Holds tea." };

test("what is typed is kept as typed, and saved without spaces around it", () => {
  const typed = withTranslation({}, "fr", { name: "Tasse " });
  expect(typed).toEqual({ fr: { name: "Tasse ", description: "" } });
  expect(trimmedTranslations(typed)).toEqual({ fr: { name: "Tasse", description: "" } });
  expect(trimmedTranslations(withTranslation(typed, "fr", { name: "  " }))).toEqual({});
});

test("a text that was typed and removed again is no change", () => {
  const before = { ar: { name: "كوب", description: "" } };
  const typed = withTranslation(before, "fr", { name: "T" });
  expect(typed).not.toEqual(before);
  expect(withTranslation(typed, "fr", { name: "" })).toEqual(before);
});

test("texts are missing where English has one", () => {
  const all = { fr: { name: "Tasse", description: "" } };
  expect([missingIn(all, "fr", english), missingIn(all, "vi", english)]).toEqual([1, 2]);
  expect(missingIn(all, "fr", { ...english, description: "" })).toBe(0);
  expect(linesOf(all)).toEqual([{ language: "fr", texts: ["Tasse"] }]);
});
