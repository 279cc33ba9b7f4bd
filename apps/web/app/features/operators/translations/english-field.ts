import { languages } from "@trove/contract/languages";

/** Attributes of fields for English texts, which are left to right even if the page isn't. */
export const englishField = { lang: languages.en.tag, dir: languages.en.dir };
