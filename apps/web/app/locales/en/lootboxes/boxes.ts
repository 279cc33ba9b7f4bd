import { defineTexts } from "../../texts.ts";
import { flooredPercent, plural } from "../grammar.ts";

export const boxes = defineTexts({
  title: "Boxes",
  description: (brand: string) =>
    `Boxes at ${brand} with published odds: price, value range and the chance to beat the price for every box.`,
  search: "Search boxes",
  compare: "Compare two boxes",
  tags: "Box types",
  allTags: "All boxes",
  /** Tags that the shop itself uses, in lower case. Other tags are shown unchanged. */
  tagNames: { new: "New", hot: "Hot", budget: "Budget", premium: "Premium", gift: "Gift" },
  sorts: {
    featured: "Featured",
    newest: "Newest",
    "name-asc": "Name A–Z",
    "price-asc": "Price: low to high",
    "price-desc": "Price: high to low",
    chance: "Best chance",
  },
  count: (count: number) => plural(count, { one: "# box", other: "# boxes" }),
  none: "No boxes match",
  popular: "Popular right now",
  from: (low: string, high: string) => `${low} to ${high} inside`,
  /** The label of the chips with categories of items. */
  inside: "What can be inside",
  wished: "Something I wish for",
  withInside: (name: string) => `With ${name} inside`,
  aWish: "a wish",
  noWished: "None of your wishes is in a box right now",
  wishesNeedYou: "Sign in to see the boxes with something you wish for.",
  chanceOf: (chance: number, what: string) => `${flooredPercent(chance)} chance of ${what}`,
  beats: (chance: number) =>
    chance > 0 ? `${flooredPercent(chance)} of openings beat the price` : "No opening beats the price",
});
