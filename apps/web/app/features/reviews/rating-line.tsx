import { rating as ratingTexts } from "../../locales/en/reviews/rating.ts";
import { useTexts } from "../../locales/texts.ts";
import { shownAverage, Stars } from "./stars.tsx";
import styles from "./rating-line.module.css";

export type Rating = { average: number; count: number } | null;

/** The average of an item's stars as a link to its reviews. Nothing while none counts. */
export function RatingLine({ rating }: { rating: Rating }) {
  const t = useTexts(ratingTexts);
  if (rating === null) return null;
  return (
    <a href="#reviews" className={styles["line"]}>
      <strong aria-hidden="true">{t.average(shownAverage(rating.average))}</strong>
      <Stars value={rating.average} />
      <span>{t.count(rating.count)}</span>
    </a>
  );
}
