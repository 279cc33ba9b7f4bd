import { offeredLanguages } from "@trove/contract/languages";
import type { ProductSafety } from "@trove/contract/product-safety";
import * as v from "valibot";

/** The schema of the facts about safety in a draft that this browser has stored. */
export const keptSafety: v.GenericSchema<unknown, ProductSafety> = v.object({
  manufacturerName: v.string(),
  manufacturerAddress: v.string(),
  manufacturerContact: v.string(),
  manufacturerCountry: v.string(),
  responsibleName: v.string(),
  responsibleAddress: v.string(),
  responsibleContact: v.string(),
  identifier: v.string(),
  warnings: v.record(v.picklist(offeredLanguages), v.string()),
});
