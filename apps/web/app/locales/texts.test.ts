import { expect, test } from "vitest";
import { opening as chinese } from "./cn/lootboxes/opening.ts";
import { boxes } from "./en/lootboxes/boxes.ts";
import { opening as english } from "./en/lootboxes/opening.ts";
import { opening as french } from "./fr/lootboxes/opening.ts";
import { grammar } from "./grammar.ts";
import { addTranslation, defineTexts, textsIn } from "./texts.ts";

test("texts come from the language's translation and fall back to English", () => {
  const room = defineTexts({ title: "Shop", left: (count: number) => `${count} left` });
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

test("the chance to beat the price is a percentage that never sounds likelier than it is", () => {
  expect(boxes.beats(0.1818)).toBe("18.1% of openings beat the price");
  expect(boxes.beats(0.29)).toBe("29% of openings beat the price");
  expect(boxes.beats(0.99999)).toBe("99.9% of openings beat the price");
  expect(boxes.beats(0.00049)).toBe("0.049% of openings beat the price");
  expect(boxes.beats(0)).toBe("No opening beats the price");
});

test("a # in a name stays what it is", () => {
  const names = "Comic #1 and Comic #7";
  for (const texts of [english, french, chinese]) expect(texts.result.wonSeveral(2, names)).toContain(names);
});

test("lists and exact percentages follow the language", () => {
  const said = (locale: string) => [grammar(locale).list(["a", "b", "c"]), grammar(locale).exactPercent(6235)];
  expect(said("en")).toEqual(["a, b, and c", "62.35%"]);
  expect(said("fr")).toEqual(["a, b et c", "62,35\u00a0%"]);
  expect(said("vi")).toEqual(["a, b và c", "62,35%"]);
  expect(said("zh-CN")).toEqual(["a、b和c", "62.35%"]);
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
