import { z } from "zod";
import { perLanguage, translatedLanguages } from "../places/languages.ts";
import { filledIn } from "./translations.ts";

const text = z.strictObject({ name: z.string(), description: z.string() }).optional();

/** Translations in a response. */
export const translations = z.strictObject(perLanguage(translatedLanguages, () => text));

/** Translations in a request. Texts have the same limits as the English ones, but may be empty. */
export function translationsInput(name: z.ZodType<string, string>, description: z.ZodType<string, string>) {
  const one = z.strictObject({ name: name.default(""), description: description.default("") }).optional();
  return z.strictObject(perLanguage(translatedLanguages, () => one)).transform(filledIn);
}
