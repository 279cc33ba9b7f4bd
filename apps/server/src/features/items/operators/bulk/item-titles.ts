import { languages, type TranslatedLanguage } from "@trove/contract/languages";

/** Columns with the id of a line's item, and the version that the item had when the file was exported. */
export const ID = "Id";
export const VERSION = "Version";
export const ADDRESS = "Address";
export const NAME = "Name";
export const BRAND = "Brand";
export const DESCRIPTION = "Description";
export const PICTURES = "Pictures";
export const ALT_TEXTS = "What the pictures show";

/** The title of the column with a text in another language. */
export const titleIn = (language: TranslatedLanguage, of: typeof NAME | typeof DESCRIPTION): string =>
  `${of} (${languages[language].name})`;
