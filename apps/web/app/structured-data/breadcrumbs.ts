import { addressIn } from "@trove/contract/languages";
import { pageLanguage } from "../locales/page-language.ts";

/** The way to a page, from the list that it belongs to (schema.org). Paths are those of the pages' main addresses. */
export function breadcrumbs(origin: string, steps: readonly { name: string; path: string }[]): object {
  return {
    "@type": "BreadcrumbList",
    itemListElement: steps.map(({ name, path }, index) => ({
      "@type": "ListItem",
      position: index + 1,
      name,
      item: addressIn(pageLanguage(), origin + path),
    })),
  };
}
