import { pageLanguage } from "../../locales/page-language.ts";

type Named = { item: { name: string }; translatedName: string | null };

/**
 * The name of a drop in the page's language. English pages show the item's own name, because people compare it with the
 * odds table.
 */
export const dropName = ({ item, translatedName }: Named): string =>
  (pageLanguage() === "en" ? null : translatedName) ?? item.name;
