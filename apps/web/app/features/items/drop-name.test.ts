import { expect, test } from "vitest";
import { readRenderedLanguage } from "../../locales/page-language.ts";
import { dropName } from "./drop-name.ts";

const item = { name: "Amber watch" };

test("a drop has its translated name, or else the odds table's", () => {
  readRenderedLanguage(() => "fr");
  expect(dropName({ item, translatedName: "Montre d’ambre" })).toBe("Montre d’ambre");
  expect(dropName({ item, translatedName: null })).toBe("Amber watch");
});

test("in English, a drop has the odds table's name, whatever the shop answers beside it", () => {
  readRenderedLanguage(() => "en");
  expect(dropName({ item, translatedName: "Solid gold bar" })).toBe("Amber watch");
});
