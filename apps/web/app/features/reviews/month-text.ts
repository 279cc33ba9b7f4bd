import { languages } from "@trove/contract/languages";
import { pageLanguage } from "../../locales/page-language.ts";

/** "October 2026" as the page's language writes it. Takes a month such as 2026-10. */
export function monthText(month: string): string {
  const format = new Intl.DateTimeFormat(languages[pageLanguage()].dates, {
    month: "long",
    year: "numeric",
    timeZone: "UTC",
  });
  return format.format(new Date(`${month}-01T00:00:00Z`));
}
