import type { CSSProperties } from "react";
import type { CallResult } from "../../api/request.ts";
import { rating as ratingTexts } from "../../locales/en/reviews/rating.ts";
import { reviews as reviewTexts } from "../../locales/en/reviews/reviews.ts";
import { useTexts } from "../../locales/texts.ts";
import styles from "./reviews.module.css";
import { shownAverage, Stars } from "./stars.tsx";

type Ratings = CallResult<"listReviews">["ratings"];

/** The average of an item's stars, and how many reviews gave each number of them. */
export function RatingSums({ ratings: { stars, count }, average }: { ratings: Ratings; average: number }) {
  const t = useTexts(reviewTexts);
  const words = useTexts(ratingTexts);
  return (
    <div className={styles["sums"]}>
      <p className={styles["average"]}>
        <strong aria-hidden="true">{words.average(shownAverage(average))}</strong>
        <span>
          <Stars value={average} />
          {words.count(count)}
        </span>
      </p>
      <ul>
        {[...stars.entries()].toReversed().map(([index, counted]) => (
          <li key={index}>
            <span>{t.ofStars(index + 1)}</span>
            <span className={styles["bar"]} aria-hidden="true">
              <span style={{ "--share": counted / count } as CSSProperties} />
            </span>
            <span>{words.average(counted)}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}
