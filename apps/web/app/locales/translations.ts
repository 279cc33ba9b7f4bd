import { DEFAULT_LANGUAGE, type Language } from "@trove/contract/languages";
import { addTranslation } from "./texts.ts";

type Module = Record<string, unknown>;

/** Without the dashboard's texts, because the server never renders the dashboard. */
const english = import.meta.glob<Module>(["./en/**/*.ts", "!./en/dashboard/**"], { eager: true });
const translated = import.meta.glob<Module>(["./*/**/*.ts", "!./{en,columns}/**", "!./*/dashboard/**"]);

const isObject = (value: unknown): value is object => typeof value === "object" && value !== null;

/** Adds the translations of a language: modules with the same paths and exports as the English ones. */
async function addAll(language: Language): Promise<void> {
  const folder = `./${language}/`;
  const modules = Object.entries(translated).filter(([path]) => path.startsWith(folder));
  for (const [path, load] of modules) {
    const source = english[`./en/${path.slice(folder.length)}`] ?? {};
    for (const [exported, texts] of Object.entries(await load())) {
      const original = source[exported];
      if (isObject(original) && isObject(texts)) addTranslation(language, original, texts);
    }
  }
}

const added = new Map<Language, Promise<void>>();

/** Loads the texts of a language when a page in it is first rendered. */
export async function loadTranslations(language: Language): Promise<void> {
  if (language === DEFAULT_LANGUAGE) return;
  const loading = added.get(language) ?? addAll(language);
  added.set(language, loading);
  try {
    await loading;
  } catch (error) {
    // The next page tries again, for example once there are files to open.
    added.delete(language);
    throw error;
  }
}
