import { defineTexts } from "../../texts.ts";

/** Texts of an item's dialog, in addition to those of the item's own page. */
export const quickView = defineTexts({
  inTable: "In the odds table:",
  details: "View all details",
  others: "Also in these boxes",
  onlyHere: "No other box holds this item.",
});
