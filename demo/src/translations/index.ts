import { readdirSync } from "node:fs";
import type { Translations } from "./translations.ts";

const languages = ["fr", "ar", "cn", "vi"] as const;
type Language = (typeof languages)[number];

/** The texts of things in other languages than English, by slug and language. */
type InLanguages = Readonly<Record<string, Partial<Record<Language, Translations[string]>>>>;

export type DemoTranslations = { readonly [Kind in "categories" | "items" | "boxes"]: InLanguages };

const kindOf = (file: string): keyof DemoTranslations =>
  file === "boxes.ts" ? "boxes" : file === "categories.ts" ? "categories" : "items";

/**
 * Reads the translations of the catalogue: of each language a folder, whose files are named as those in `items/`, besides
 * `boxes.ts` and `categories.ts`. Each file exports its texts as one constant.
 */
export async function readTranslations(): Promise<DemoTranslations> {
  const all: Record<keyof DemoTranslations, Record<string, Partial<Record<Language, Translations[string]>>>> = {
    categories: {},
    items: {},
    boxes: {},
  };
  const folders = readdirSync(new URL(".", import.meta.url));
  for (const language of languages.filter((name) => folders.includes(name))) {
    for (const file of readdirSync(new URL(`${language}/`, import.meta.url))) {
      const address = new URL(`${language}/${file}`, import.meta.url).href;
      const exported: Record<string, Translations> = await import(/* @vite-ignore */ address);
      const kind = all[kindOf(file)];
      for (const [slug, text] of Object.values(exported).flatMap((texts) => Object.entries(texts)))
        (kind[slug] ??= {})[language] = text;
    }
  }
  return all;
}
