import type { rating as english } from "../../en/reviews/rating.ts";
import type { Translated } from "../../texts.ts";
import { number, plural } from "../grammar.ts";

export const rating: Translated<typeof english> = {
  title: "التقييمات",
  none: "لا تقييمات بعد",
  average: (value: number) => number(value),
  stars: (average: number) => `${number(average)} من 5 نجوم`,
  count: (count: number) =>
    plural(count, { one: "تقييم واحد", two: "تقييمان", few: "# تقييمات", many: "# تقييمًا", other: "# تقييم" }),
};
