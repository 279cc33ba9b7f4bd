import { languages } from "@trove/contract/languages";
import { pageLanguage } from "./page-language.ts";

const nameIn = (type: "region" | "currency", code: string) =>
  new Intl.DisplayNames(languages[pageLanguage()].tag, { type }).of(code) ?? code;

/** The name of a country in the page's language. Takes its code, such as `NL`. */
export const countryName = (code: string): string => nameIn("region", code);

/** The name of a currency in the page's language. Takes its code, such as `EUR`. */
export const currencyName = (code: string): string => nameIn("currency", code);
