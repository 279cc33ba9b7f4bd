import { expect, it } from "vitest";
import { offeredLanguages, perLanguage } from "../places/languages.ts";
import { contactLink } from "./contact-link.ts";
import { noSafety, type ProductSafety, safetyGaps, warningsIn } from "./product-safety.ts";
import { productSafetyInput } from "./product-safety-schema.ts";

const german: ProductSafety = {
  ...noSafety,
  manufacturerName: "Muster GmbH",
  manufacturerAddress: "Musterweg 5, 00000 Musterstadt",
  manufacturerContact: "safety@muster.example",
  manufacturerCountry: "DE",
  identifier: "M-1",
};

it("an offer needs the manufacturer and an identifier, and nothing more if the manufacturer is in the EU", () => {
  expect(safetyGaps(noSafety)).toEqual([
    "manufacturerName",
    "manufacturerAddress",
    "manufacturerContact",
    "manufacturerCountry",
    "identifier",
  ]);
  expect(safetyGaps(german)).toEqual([]);
});

it.each(["GB", "CH", "US", "CN"])("somebody in the EU answers for a manufacturer in %s", (manufacturerCountry) => {
  const foreign = { ...german, manufacturerCountry };
  expect(safetyGaps(foreign)).toEqual(["responsibleName", "responsibleAddress", "responsibleContact"]);
  const responsible = { responsibleName: "R", responsibleAddress: "Weg 1", responsibleContact: "https://r.example/eu" };
  expect(safetyGaps({ ...foreign, ...responsible })).toEqual([]);
});

it("a telephone number is no electronic address", () => {
  expect(safetyGaps({ ...german, manufacturerContact: "+49 30 000000" })).toEqual(["manufacturerContact"]);
});

it("only addresses of mail and the web become links", () => {
  expect(contactLink("eu@muster.example")).toBe("mailto:eu@muster.example");
  expect(contactLink("https://muster.example/contact")).toBe("https://muster.example/contact");
  for (const text of [
    "javascript:alert(1)",
    "javascript://x.example/%0aalert(1)",
    "data:a@b.c",
    "muster.example",
    "",
  ]) {
    expect([text, contactLink(text)]).toEqual([text, undefined]);
  }
});

it("warnings are needed in every language once one has them, and are read in English where they are missing", () => {
  const english = { ...german, warnings: { en: "Hot." } };
  expect(safetyGaps(english)).toEqual(["warnings"]);
  expect([warningsIn("fr", english), warningsIn("fr", german)]).toEqual(["Hot.", ""]);
  expect(safetyGaps({ ...german, warnings: { fr: "Chaud." } })).toEqual(["warnings"]);
  const everywhere = perLanguage(offeredLanguages, () => "!");
  expect(safetyGaps({ ...german, warnings: everywhere })).toEqual([]);
});

it("a request may leave everything empty, but names countries by their codes", () => {
  expect(productSafetyInput.parse({ ...noSafety, warnings: { en: " ", fr: "Chaud." } }).warnings).toEqual({
    fr: "Chaud.",
  });
  expect(productSafetyInput.safeParse({ ...noSafety, manufacturerCountry: "Germany" }).success).toBe(false);
});
