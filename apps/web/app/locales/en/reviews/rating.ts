import { defineTexts } from "../../texts.ts";
import { number, plural } from "../grammar.ts";

/** Texts of an item's stars. They are separate, because the item's page begins with them. */
export const rating = defineTexts({
  title: "Reviews",
  none: "No reviews yet",
  average: (value: number) => number(value),
  stars: (average: number) => `${number(average)} of 5 stars`,
  count: (count: number) => plural(count, { one: "# review", other: "# reviews" }),
});
