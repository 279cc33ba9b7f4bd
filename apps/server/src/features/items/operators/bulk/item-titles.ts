import {
  type Language,
  languages,
  offeredLanguages,
  type TranslatedLanguage,
  translatedLanguages,
} from "@trove/contract/languages";
import { MAKER_FIELDS, type SafetyGap } from "@trove/contract/product-safety";

/**
 * Further columns of the file with an import's mistakes. An import ignores these columns, so the corrected file can be
 * imported.
 */
export const NOTES = ["Line", "Problem"] as const;

/** Columns with the id of a line's item, and the version that the item had when the file was exported. */
export const ID = "Id";
export const VERSION = "Version";
export const ADDRESS = "Address";
export const NAME = "Name";
export const BRAND = "Brand";
export const CATEGORY = "Category";
export const MARKET_PRICE = "Market price";
export const STOCK = "Stock";
export const WEIGHT = "Weight in grams";
export const SELLABLE = "Can be bought";
export const ACTIVE = "In the shop";
export const DESCRIPTION = "Description";
export const PICTURES = "Pictures";
export const ALT_TEXTS = "What the pictures show";

/** The columns with the facts about an item's safety. Warnings in other languages have columns of their own. */
export const SAFETY_TITLES = {
  manufacturerName: "Manufacturer",
  manufacturerAddress: "Manufacturer's address",
  manufacturerContact: "Manufacturer's contact",
  manufacturerCountry: "Manufacturer's country",
  responsibleName: "Responsible person in the EU",
  responsibleAddress: "Responsible person's address",
  responsibleContact: "Responsible person's contact",
  identifier: "Model, type or batch",
  warnings: "Warnings",
} as const satisfies Record<SafetyGap, string>;

/** The title of the column with the warnings in a language. */
export const warningsTitleIn = (language: Language): string =>
  language === "en" ? SAFETY_TITLES.warnings : `${SAFETY_TITLES.warnings} (${languages[language].name})`;

/** The title of the column with a text in another language. */
export const titleIn = (language: TranslatedLanguage, of: typeof NAME | typeof DESCRIPTION): string =>
  `${of} (${languages[language].name})`;

/** The columns with properties of an item, in their order, except for texts in other languages, which follow them. */
export const VALUE_TITLES = [
  ADDRESS,
  NAME,
  BRAND,
  CATEGORY,
  MARKET_PRICE,
  STOCK,
  WEIGHT,
  SELLABLE,
  ACTIVE,
  DESCRIPTION,
  PICTURES,
  ALT_TEXTS,
] as const;

/** The facts about an item's safety that are one text in all languages. */
export const SAFETY_FIELDS = [...MAKER_FIELDS, "identifier"] as const;

/** All columns of a file of items. */
export const TITLES: readonly string[] = [
  ID,
  VERSION,
  ...VALUE_TITLES,
  ...translatedLanguages.flatMap((language) => [titleIn(language, NAME), titleIn(language, DESCRIPTION)]),
  ...SAFETY_FIELDS.map((field) => SAFETY_TITLES[field]),
  ...offeredLanguages.map(warningsTitleIn),
];
