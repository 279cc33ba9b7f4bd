import { z } from "zod";
import { freeLines, freeText } from "../fields.ts";
import { offeredLanguages, perLanguage } from "../places/languages.ts";
import { countryCode } from "../settings/country-code.ts";
import { filledWarnings, SAFETY_GAPS } from "./product-safety.ts";

const text = z.string();
const identifier = freeText("Model, type or batch", 100, 0);
const warning = freeLines("Warnings", 2000, 0).optional();

export const maker = z.strictObject({
  manufacturerName: text,
  manufacturerAddress: text,
  /** An e-mail or web address. */
  manufacturerContact: text,
  /** The code of a country. */
  manufacturerCountry: text,
  /** Who answers for the item in the EU, if the manufacturer is outside. */
  responsibleName: text,
  responsibleAddress: text,
  responsibleContact: text,
});

/** The facts about an item's safety for a reader; unknown ones are empty. `identifier` is a model, type or batch. */
export const shownSafety = maker.extend({ identifier: text, warnings: text });

/** The same facts for operators, with the warnings in every language that has them. */
export const productSafety = maker.extend({
  identifier: text,
  warnings: z.strictObject(perLanguage(offeredLanguages, () => text.optional())),
});

/** A manufacturer in a request. Texts may be empty: only items that the shop shows may need them. */
export const makerInput = z.strictObject({
  manufacturerName: freeText("Manufacturer", 100, 0),
  manufacturerAddress: freeText("Address", 200, 0),
  manufacturerContact: freeText("Contact", 200, 0),
  manufacturerCountry: z.union([countryCode, z.literal("")]),
  responsibleName: freeText("Responsible person", 100, 0),
  responsibleAddress: freeText("Address", 200, 0),
  responsibleContact: freeText("Contact", 200, 0),
});

export const productSafetyInput = makerInput.extend({
  identifier,
  warnings: z.strictObject(perLanguage(offeredLanguages, () => warning)).transform(filledWarnings),
});

export const safetyGapsField = z.array(z.enum(SAFETY_GAPS));
