import { type Endpoints, MAX_STARS, type ResponseOf } from "@trove/contract";
import type { Stars } from "./reviews.store.ts";

type Ratings = ResponseOf<Endpoints["listReviews"]>["ratings"];

/** Returns the average and the distribution of an item's stars. Each counted review weighs the same. */
export function ratingsOf({ counts, waiting }: Stars): Ratings {
  const stars = Array.from({ length: MAX_STARS }, (_, index) => counts.get(index + 1) ?? 0);
  const count = stars.reduce((sum, each) => sum + each, 0);
  const sum = stars.reduce((total, each, index) => total + each * (index + 1), 0);
  return { average: count === 0 ? null : sum / count, count, stars, notCounted: counts.get(0) ?? 0, waiting };
}

/** Returns the average of an item's stars, and of how many reviews. Null without a counted review. */
export function ratingOf(read: Stars): { average: number; count: number } | null {
  const { average, count } = ratingsOf(read);
  return average === null ? null : { average, count };
}
