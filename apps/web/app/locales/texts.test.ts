import { expect, test } from "vitest";
import { grammar } from "./grammar.ts";
import { addCatalogue, defineTexts, textsIn } from "./texts.ts";

test("texts come from the language's catalogue and fall back to English", () => {
  const room = defineTexts("a-room", { title: "Shop", left: (count: number) => `${count} left` });
  expect(textsIn("fr", room).title).toBe("Shop");
  addCatalogue("fr", { "a-room": { title: "Boutique", left: (count: number) => `il en reste ${count}` } });
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
