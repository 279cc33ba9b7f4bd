import { languages } from "@trove/contract/languages";

/** For fields of texts that are typed in English: they keep its direction where the page has another. */
export const englishField = { lang: languages.en.tag, dir: languages.en.dir };
