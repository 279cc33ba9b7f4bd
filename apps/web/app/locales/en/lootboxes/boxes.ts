import { defineTexts } from "../../texts.ts";
import { oneIn, plural } from "../grammar.ts";

export const boxes = defineTexts("boxes", {
  title: "Boxes",
  lead: "Every box shows its odds before you pay, and proves every opening afterwards.",
  description: (brand: string) =>
    `Boxes of ${brand} with all odds on show: price, range of values and the chance to beat the price on every box.`,
  search: "Search boxes",
  tags: "Kinds of boxes",
  allTags: "All boxes",
  sorts: {
    newest: "Newest",
    "name-asc": "Name A–Z",
    "price-asc": "Price: low to high",
    "price-desc": "Price: high to low",
  },
  count: (count: number) => plural(count, { one: "# box", other: "# boxes" }),
  none: "No boxes match",
  from: (low: string, high: string) => `${low} to ${high} inside`,
  beats: (chance: number) => (chance > 0 ? `${oneIn(chance)} openings beats the price` : "No opening beats the price"),
  bestItems: "Best items",
});
