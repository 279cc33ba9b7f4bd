import { pageLanguage } from "../../locales/page-language.ts";

type Named = { item: { name: string }; translatedName: string | null };

/**
 * What the page calls what a box can drop. The item's own name is the one in the odds table, which is compared with it.
 * In English nothing else may be shown.
 */
export const dropName = ({ item, translatedName }: Named): string =>
  (pageLanguage() === "en" ? null : translatedName) ?? item.name;
