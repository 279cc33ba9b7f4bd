import { languages } from "@trove/contract/languages";

/** Attributes for fields with English texts. They are left to right, even on a right-to-left page. */
export const englishField = { lang: languages.en.tag, dir: languages.en.dir };
