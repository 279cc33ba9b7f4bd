import { defineTexts } from "../../texts.ts";

/** Texts of an item that is shown in a dialog, beside those of its own page. */
export const quickView = defineTexts({
  inTable: "In the odds table:",
  details: "View all details",
  others: "Also in these boxes",
  onlyHere: "No other box holds this item.",
});
