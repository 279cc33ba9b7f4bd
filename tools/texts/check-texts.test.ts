import { expect, test } from "vitest";
import { checkComponents } from "./check-components.ts";
import { checkTranslations } from "./check-translations.ts";
import { checkUnused } from "./check-unused.ts";
import { readTexts } from "./read-texts.ts";

const page = (text: string) => ({ path: "apps/web/app/page.tsx", text });
const written = (text: string) =>
  checkComponents([page(`const a = ${text};`)]).map((found) => found.text.split('"')[1]);

test("texts in components are found, also in what people only hear, and in choices", () => {
  expect(written("<p>Add to cart</p>")).toEqual(["Add to cart"]);
  expect(written('<a aria-label="Close" className="wide open">{t.close}</a>')).toEqual(["Close"]);
  expect(written('<Field label={isNew ? "New" : t.old} />')).toEqual(["New"]);
  expect(written("<p>{isNew && `${count} items`}</p>")).toEqual(["items"]);
  expect(written("<p>{count} × {price} €, n = 1, 12:00 UTC&nbsp;</p>")).toEqual([]);
});

const english = readTexts(
  {
    path: "en/shop.ts",
    text: `const sorts = { newest: "Newest" };
    export const shop = defineTexts({ title: "Shop", sorts, left: (count: number, of: number) => \`\${count}/\${of}\` });`,
  },
  "shop.ts",
);

test("texts that no page reads are found; what is read as a group is read", () => {
  const unused = (text: string) => checkUnused(english, [page(text)]).map((found) => found.text);
  expect(unused("const a = (t) => [t.title, t.left(1, 2), t.sorts.newest];")).toEqual([]);
  expect(unused("const a = (t, sort) => [t.title, t.left(1, 2), t.sorts[sort]];")).toEqual([]);
  expect(unused("const a = (t) => [t.title, t.sorts.oldest];")).toEqual([
    "no page reads shop.sorts.newest",
    "no page reads shop.left",
  ]);
});

test("a number that only chooses between texts need not be in a language with one form", () => {
  const shown = (left: string) =>
    readTexts({ path: "en/shop.ts", text: `export const shop = defineTexts({ left: ${left} });` }, "shop.ts")[0]?.shown;
  expect(shown('(count) => plural(count, { one: "is left", other: "are left" })')).toEqual([]);
  expect(shown("(count, shown) => (count === 1 ? `${shown} item` : `${shown} items`)")).toEqual([1]);
  expect(shown('(count) => plural(count, { one: "# item", other: "# items" })')).toEqual([0]);
});

test("a missing module and a value that a translation doesn't show are found", () => {
  const french = (left: string) =>
    readTexts(
      {
        path: "fr/shop.ts",
        text: `export const shop: Translated<typeof english> = { title: "Boutique", sorts: { newest: "Nouveau" }, left: ${left} };`,
      },
      "shop.ts",
    );
  const findings = (texts: ReturnType<typeof french>) =>
    checkTranslations("fr", english, texts).map(({ rule, text }) => `${rule}: ${text}`);
  expect(findings(french("(reste, de) => `${reste} sur ${de}`"))).toEqual([]);
  expect(findings(french("(count) => `il en reste ${count}`"))).toEqual([
    "lost value: shop.left does not show its value number 2, which the English text shows",
  ]);
  expect(findings([]).length).toBe(english.length);
});
