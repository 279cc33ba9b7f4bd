import { addressIn } from "@trove/contract/languages";
import { pageLanguage } from "../locales/page-language.ts";

/**
 * The breadcrumbs of a page (schema.org), starting with the list that the page belongs to. Pass the pages' main paths.
 */
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
