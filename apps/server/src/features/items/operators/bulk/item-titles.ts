import { languages, type TranslatedLanguage, translatedLanguages } from "@trove/contract/languages";

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

/** All columns of a file of items. */
export const TITLES: readonly string[] = [
  ID,
  VERSION,
  ...VALUE_TITLES,
  ...translatedLanguages.flatMap((language) => [titleIn(language, NAME), titleIn(language, DESCRIPTION)]),
];
