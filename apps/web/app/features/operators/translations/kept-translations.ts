import { translatedLanguages } from "@trove/contract/languages";
import type { Translations } from "@trove/contract/translations";
import * as v from "valibot";

/** The schema of the translations in a draft that this browser has stored. */
export const keptTranslations: v.GenericSchema<unknown, Translations> = v.record(
  v.picklist(translatedLanguages),
  v.object({ name: v.string(), description: v.string() }),
);
