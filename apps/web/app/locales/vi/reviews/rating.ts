import type { rating as english } from "../../en/reviews/rating.ts";
import type { Translated } from "../../texts.ts";
import { number } from "../grammar.ts";

export const rating: Translated<typeof english> = {
  title: "Đánh giá",
  none: "Chưa có đánh giá",
  average: (value: number) => number(value),
  stars: (average: number) => `${number(average)} trên 5 sao`,
  count: (count: number) => `${number(count)} đánh giá`,
};
