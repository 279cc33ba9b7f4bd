import { defineTexts } from "../texts.ts";
import { plural } from "./grammar.ts";

/** Texts of the search in the header. */
export const search = defineTexts({
  label: "Search",
  hint: "Items, boxes, categories",
  suggestions: "Suggestions",
  groups: { items: "Items", boxes: "Boxes", categories: "Categories", answers: "Answers", all: "All results" },
  all: {
    shop: (text: string) => `Search the shop for “${text}”`,
    boxes: (text: string) => `Search boxes for “${text}”`,
  },
  found: (count: number) => plural(count, { one: "# suggestion", other: "# suggestions" }),
});
