import { readFile } from "node:fs/promises";
import { defaultSettings, LEGAL_FILES, type Market, type Markets, openMarket } from "@trove/contract";
import { offeredLanguages, translatedLanguages } from "@trove/contract/languages";
import { describe, expect, inject, it } from "vitest";
import { legalFacts } from "./legal-facts.ts";
import { type Block, readBlocks } from "./read-blocks.ts";
import { type DocumentWork, setDocument } from "./set-document.ts";
import { marginTexts } from "./margin-texts.ts";
import { marketsOf } from "../../../../test/protection/markets.ts";

const company = { name: "Trove", legalLine: "Trove B.V. · Amsterdam", email: "help@trove.example" };
const shop = { ...defaultSettings, company, markets: marketsOf(openMarket) };

const sourceOf = (fileName: string, language: string) =>
  readFile(
    new URL(`./texts/${language}/${fileName.replace(".pdf", "").replaceAll("_", "-")}.md`, import.meta.url),
    "utf8",
  );

/**
 * The parts of a text that a translation must have in common with the English text: its blocks in order, and the facts
 * in each block.
 */
function outline(source: string) {
  const names = Object.fromEntries([...source.matchAll(/\{\{\??(\w+)\}\}/g)].map(([, name]) => [name, `<${name}>`]));
  const factsOf = (text: string) => (text.match(/<\w+>/g) ?? []).toSorted();
  return readBlocks(source, names).map((block: Block) =>
    block.kind === "list"
      ? { kind: block.kind, facts: block.items.map(factsOf) }
      : { kind: block.kind, facts: factsOf(block.text) },
  );
}

/** In the short form, a language of each direction. */
const setLanguages = offeredLanguages.filter((code) => inject("size").allLooks || code === "en" || code === "ar");

describe.each(LEGAL_FILES)("%s", (fileName) => {
  it.each(translatedLanguages)("has the same parts in %s, with the same facts as in English", async (language) => {
    expect(outline(await sourceOf(fileName, language))).toEqual(outline(await sourceOf(fileName, "en")));
  });

  it.each(setLanguages)("is set on pages in %s, with a bookmark for each section", async (language) => {
    const date = new Date("2026-01-31T00:00:00.000Z");
    const blocks = readBlocks(await sourceOf(fileName, language), legalFacts(shop, date, language));
    const facts = { lang: language, dir: "ltr", author: "Trove", brand: "Trove", date: date.toISOString() } as const;
    const work: DocumentWork = { ...facts, ...marginTexts[language], blocks };
    const pdf = (await setDocument(work)).toString("latin1");
    const headings = blocks.filter(({ kind }) => kind === "heading").length;
    expect(pdf.match(/\/S \/H2\b/g)).toHaveLength(headings);
    expect(pdf.match(/\/Type \/Page\b/g)?.length).toBeGreaterThan(fileName === "legal_guarantee.pdf" ? 0 : 2);
  });
});

describe("the right to withdraw from an opening", () => {
  const on = (boxWithdrawal: Market["boxWithdrawal"]): Market => ({ ...openMarket, boxWithdrawal });
  const off = { ...openMarket, boxes: false };
  const factsOf = (markets: Markets) => legalFacts({ ...shop, markets }, new Date(), "en");

  it("is stated for the countries of each choice", () => {
    const markets = marketsOf(on("Item"), { FR: on("None"), AT: on("None"), BE: off });
    expect(factsOf(markets)).toMatchObject({
      boxCountries: "France, Austria and all other countries",
      itemCountries: "all other countries",
      noneCountries: "France and Austria",
      openCountries: "",
    });
  });

  it("is left out where no boxes are sold", () => {
    const none = { boxCountries: "", itemCountries: "", noneCountries: "", openCountries: "" };
    expect(factsOf(marketsOf(off))).toMatchObject(none);
  });

  it.each(offeredLanguages)("is stated by the terms in %s only as the markets have it", async (language) => {
    const source = await sourceOf("terms_of_service.pdf", language);
    const sizeOf = (markets: Markets) =>
      readBlocks(source, legalFacts({ ...shop, markets }, new Date(), language)).flatMap((block) =>
        block.kind === "list" ? block.items : [block.text],
      ).length;
    const without = sizeOf(marketsOf(off));
    const choices = (["Item", "None", null] as const).map((kind) => sizeOf(marketsOf(on(kind))));
    // Each choice has its paragraph, beside those on the countries and on the number of boxes.
    expect(choices).toEqual([without + 3, without + 3, without + 3]);
  });
});

describe("the terms of service", () => {
  const off: Market = { ...openMarket, payout: "Off" };
  const careful: Market = { ...openMarket, maxOpenCount: 1 };
  const delivery = {
    ...defaultSettings.shipping.delivery,
    standardMin: 2,
    standardMax: 9,
    expressMin: 4,
    expressMax: 4,
  };
  const slower = { standardMin: 8, standardMax: 12, expressMin: 3, expressMax: 6 };
  const stated = {
    ...shop,
    markets: marketsOf(off, { GB: careful, DE: careful }),
    shipping: { ...shop.shipping, delivery: { ...delivery, countries: { JP: slower } } },
    complaints: { answerDays: 14, adrBody: "Consumer Board\nBordewijklaan 46, The Hague" },
  };

  it.each(offeredLanguages)(
    "states in %s who gets money back, the days, the most boxes and the body",
    async (language) => {
      const facts = legalFacts(stated, new Date(), language);
      const written = (of: Record<string, string>, source: string) => JSON.stringify(readBlocks(source, of));
      const source = await sourceOf("terms_of_service.pdf", language);
      const text = written(facts, source);
      const nameOf = new Intl.DisplayNames(language === "cn" ? "zh" : language, { type: "region" });
      for (const part of ["2–9", "Consumer Board, Bordewijklaan 46, The Hague", nameOf.of("JP") ?? "", "5 (", "1 ("]) {
        expect(text).toContain(part);
      }
      expect(facts).toMatchObject({ expressDays: "\u20664\u2069", noAdrBody: "" });
      expect(facts["ownMoneyCountries"]).toContain(nameOf.of("DE"));
      expect(facts["keptMoneyCountries"]).not.toContain(nameOf.of("DE"));
      for (const name of ["ownMoneyCountries", "keptMoneyCountries"]) expect(text).toContain(facts[name]);

      const nothing = { ...stated, markets: marketsOf(off), complaints: shop.complaints, shipping: shop.shipping };
      const plain = legalFacts(nothing, new Date(), language);
      expect(plain).toMatchObject({ ownMoneyCountries: "", ownDaysCountries: "", adrBody: "", mostBoxes: "5" });
      expect(text.length).toBeGreaterThan(written(plain, source).length);
    },
  );
});
