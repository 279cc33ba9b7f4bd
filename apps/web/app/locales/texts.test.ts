import { expect, test } from "vitest";
import { grammar } from "./grammar.ts";
import { addTranslation, defineTexts, textsIn } from "./texts.ts";

test("texts come from the language's translation and fall back to English", () => {
  const room = defineTexts("a-room", { title: "Shop", left: (count: number) => `${count} left` });
  expect(textsIn("fr", room).title).toBe("Shop");
  addTranslation("fr", room, { title: "Boutique", left: (count: number) => `il en reste ${count}` });
  expect(textsIn("fr", room).left(3)).toBe("il en reste 3");
  expect(textsIn("en", room).title).toBe("Shop");
});

test("plurals and numbers follow the language", () => {
  const { plural, percent } = grammar("en");
  expect([0, 1, 1200].map((count) => plural(count, { one: "# item", other: "# items" }))).toEqual([
    "0 items",
    "1 item",
    "1,200 items",
  ]);
  expect(percent(0.000012)).toBe("0.0012%");
});

test("Arabic has six plural forms, and Latin digits where its locale asks for them", () => {
  const { plural, number } = grammar("ar-u-nu-latn");
  const forms = { zero: "لا قطع", one: "قطعة", two: "قطعتان", few: "# قطع", many: "# قطعةً", other: "# قطعة" };
  expect([0, 1, 2, 3, 11, 100, 1200].map((count) => plural(count, forms))).toEqual([
    "لا قطع",
    "قطعة",
    "قطعتان",
    "3 قطع",
    "11 قطعةً",
    "100 قطعة",
    "1,200 قطعة",
  ]);
  expect(number(4.5)).toBe("4.5");
});
