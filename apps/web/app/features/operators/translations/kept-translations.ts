import { translatedLanguages } from "@trove/contract/languages";
import type { Translations } from "@trove/contract/translations";
import * as v from "valibot";

/** Translations in a draft that this browser has kept. */
export const keptTranslations: v.GenericSchema<unknown, Translations> = v.record(
  v.picklist(translatedLanguages),
  v.object({ name: v.string(), description: v.string() }),
);
