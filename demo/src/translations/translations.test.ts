import { expect, test } from "vitest";
import { boxes, categories, items, readTranslations } from "../index.ts";

const translations = await readTranslations();
const languages = ["fr", "ar", "cn", "vi"] as const;
const kinds = [
  ["category", categories, translations.categories],
  ["item", items, translations.items],
  ["box", boxes, translations.boxes],
] as const;

test.each(kinds)(
  "every %s has a name and a description in all languages, and no other slug has any",
  (_, things, texts) => {
    expect(Object.keys(texts).toSorted()).toEqual(things.map(({ slug }) => slug).toSorted());
    for (const { slug } of things) {
      expect([slug, Object.keys(texts[slug] ?? {}).toSorted()]).toEqual([slug, languages.toSorted()]);
      for (const { name, description } of Object.values(texts[slug] ?? {})) {
        expect([slug, name.trim(), description.trim()]).toEqual([slug, name, description]);
        expect(name.length > 0 && name.length <= 100, slug).toBe(true);
        expect(description.length > 0 && description.length <= 2000, slug).toBe(true);
      }
    }
  },
);

test.each(kinds)("every %s has as many specifications in each language as in English", (_, things, texts) => {
  const shape = (text: string) =>
    text.split("\n\n").map((block) => (/[:：]/.test(block) ? block.split("\n").length : 1));
  for (const { slug, description } of things) {
    for (const its of Object.values(texts[slug] ?? {}))
      expect([slug, shape(its.description)]).toEqual([slug, shape(description)]);
  }
});

test.each(kinds)("no two in the %s list have one name in a language", (_, things, texts) => {
  for (const language of languages) {
    const names = things.map(({ slug }) => texts[slug]?.[language]?.name);
    expect([language, names.filter((name, place) => names.indexOf(name) !== place)]).toEqual([language, []]);
  }
});
