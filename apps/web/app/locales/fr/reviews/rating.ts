import type { rating as english } from "../../en/reviews/rating.ts";
import type { Translated } from "../../texts.ts";
import { counted, number } from "../grammar.ts";

export const rating: Translated<typeof english> = {
  title: "Avis",
  none: "Pas encore d’avis",
  average: (value: number) => number(value),
  stars: (average: number) => `${number(average)} étoiles sur 5`,
  count: (count: number) => counted(count, "avis", "avis"),
};
