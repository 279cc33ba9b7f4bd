import { isLanguage } from "@trove/contract/languages";
import { addTranslation } from "./texts.ts";

type Modules = Record<string, Record<string, unknown>>;

/** Without the dashboard's texts, because the server never renders the dashboard. */
const english: Modules = import.meta.glob(["./en/**/*.ts", "!./en/dashboard/**"], { eager: true });
const translated: Modules = import.meta.glob(["./*/**/*.ts", "!./{en,columns}/**", "!./*/dashboard/**"], {
  eager: true,
});

const isObject = (value: unknown): value is object => typeof value === "object" && value !== null;

/** Adds all translations. A translation is a module with the same path and exports as the English one. */
export function addTranslations(): void {
  for (const [path, module] of Object.entries(translated)) {
    const [, language, name] = /^\.\/(\w+)(\/.+)$/.exec(path) ?? [];
    const source = english[`./en${name}`] ?? {};
    for (const [exported, texts] of Object.entries(module)) {
      const original = source[exported];
      if (isLanguage(language) && isObject(original) && isObject(texts)) addTranslation(language, original, texts);
    }
  }
}
