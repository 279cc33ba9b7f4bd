import { memberStates } from "../places/countries.ts";
import { type Language, offeredLanguages, perLanguage } from "../places/languages.ts";
import { contactLink } from "./contact-link.ts";

/** Who made an item, and who answers for it in the EU. Items of the same manufacturer often share these texts. */
export const MAKER_FIELDS = [
  "manufacturerName",
  "manufacturerAddress",
  "manufacturerContact",
  "manufacturerCountry",
  "responsibleName",
  "responsibleAddress",
  "responsibleContact",
] as const;
export type MakerField = (typeof MAKER_FIELDS)[number];
export type Maker = Record<MakerField, string>;

/**
 * The facts that Article 19 of Regulation (EU) 2023/988 asks of an offer. Unknown ones are empty. Contacts are e-mail
 * or web addresses, `identifier` is a model, type or batch, and the country is a code.
 */
export type ProductSafety = Maker & { identifier: string; warnings: Partial<Record<Language, string>> };

export const SAFETY_GAPS = [...MAKER_FIELDS, "identifier", "warnings"] as const;
/** A fact that an offer needs and an item lacks. `warnings` lack a language if some languages have them. */
export type SafetyGap = (typeof SAFETY_GAPS)[number];

export const noSafety: ProductSafety = {
  manufacturerName: "",
  manufacturerAddress: "",
  manufacturerContact: "",
  manufacturerCountry: "",
  responsibleName: "",
  responsibleAddress: "",
  responsibleContact: "",
  identifier: "",
  warnings: {},
};

/** Whether somebody in the EU must answer for a manufacturer, because it is in no member state. */
export const needsResponsible = ({ manufacturerCountry }: Pick<Maker, "manufacturerCountry">): boolean =>
  manufacturerCountry !== "" && !memberStates.has(manufacturerCountry);

function lacksWarnings({ warnings }: ProductSafety): boolean {
  const written = offeredLanguages.filter((language) => (warnings[language] ?? "") !== "");
  return written.length > 0 && written.length < offeredLanguages.length;
}

/** The facts that an offer needs and an item lacks. Items without warnings may have none to give. */
export function safetyGaps(safety: ProductSafety = noSafety): SafetyGap[] {
  return SAFETY_GAPS.filter((field) => {
    switch (field) {
      case "warnings":
        return lacksWarnings(safety);
      case "manufacturerContact":
        return contactLink(safety[field]) === undefined;
      case "responsibleContact":
        return needsResponsible(safety) && contactLink(safety[field]) === undefined;
      case "responsibleName":
      case "responsibleAddress":
        return needsResponsible(safety) && safety[field] === "";
      case "manufacturerName":
      case "manufacturerAddress":
      case "manufacturerCountry":
      case "identifier":
        return safety[field] === "";
    }
  });
}

/** The warnings in a language, or in English where that language has none. */
export const warningsIn = (language: Language, { warnings }: Pick<ProductSafety, "warnings">): string =>
  warnings[language] || warnings.en || "";

/** Leaves out languages without warnings, and puts the others into a fixed order. */
export const filledWarnings = (warnings: ProductSafety["warnings"]): ProductSafety["warnings"] =>
  Object.fromEntries(
    Object.entries(perLanguage(offeredLanguages, (language) => warnings[language] ?? "")).filter(
      ([, text]) => text !== "",
    ),
  );
