import { expect, test } from "vitest";
import {
  linesOf,
  missingIn,
  readTranslations,
  translationsText,
  trimmedTranslations,
  withTranslation,
} from "./translations-text.ts";

const english = { name: "Cup", description: "Holds tea." };

test("what is typed is kept as typed, and saved without spaces around it", () => {
  const typed = withTranslation(translationsText({}), "fr", { name: "Tasse " });
  expect(readTranslations(typed)).toEqual({ fr: { name: "Tasse ", description: "" } });
  expect(trimmedTranslations(typed)).toEqual({ fr: { name: "Tasse", description: "" } });
  expect(trimmedTranslations(withTranslation(typed, "fr", { name: "  " }))).toEqual({});
});

test("a text that was typed and removed again is no change", () => {
  const before = translationsText({ ar: { name: "كوب", description: "" } });
  const typed = withTranslation(before, "fr", { name: "T" });
  expect(typed).not.toBe(before);
  expect(withTranslation(typed, "fr", { name: "" })).toBe(before);
});

test("texts are missing where English has one", () => {
  const text = translationsText({ fr: { name: "Tasse", description: "" } });
  expect([missingIn(text, "fr", english), missingIn(text, "vi", english)]).toEqual([1, 2]);
  expect(missingIn(text, "fr", { ...english, description: "" })).toBe(0);
  expect(linesOf(text)).toEqual([{ language: "fr", texts: ["Tasse"] }]);
});
