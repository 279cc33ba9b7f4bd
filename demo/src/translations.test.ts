import { translatedLanguages } from "@trove/contract/languages";
import { expect, test } from "vitest";
import { boxes, categories, items } from "./index.ts";

test.each([
  ["category", categories],
  ["item", items],
  ["box", boxes],
] as const)("every %s has as many specifications in each language as in English", (_, things) => {
  const shape = (text: string) =>
    text.split("\n\n").map((block) => (/[:：]/.test(block) ? block.split("\n").length : 1));
  for (const { slug, description, translations } of things) {
    for (const its of Object.values(translations))
      expect([slug, shape(its.description)]).toEqual([slug, shape(description)]);
  }
});

test.each([
  ["categories", categories],
  ["items", items],
  ["boxes", boxes],
] as const)("no two %s have the same name in a language", (_, things) => {
  for (const language of translatedLanguages) {
    const names = things.map(({ translations }) => translations[language].name);
    expect([language, names.filter((name, place) => names.indexOf(name) !== place)]).toEqual([language, []]);
  }
});
