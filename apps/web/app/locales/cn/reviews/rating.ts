import type { rating as english } from "../../en/reviews/rating.ts";
import type { Translated } from "../../texts.ts";
import { number } from "../grammar.ts";

export const rating: Translated<typeof english> = {
  title: "评价",
  none: "暂无评价",
  average: (value: number) => number(value),
  stars: (average: number) => `${number(average)} 星，满分 5 星`,
  count: (count: number) => `${number(count)} 条评价`,
};
