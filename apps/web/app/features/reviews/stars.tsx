import { MAX_STARS } from "@trove/contract/reviews";
import type { CSSProperties } from "react";
import { rating } from "../../locales/en/reviews/rating.ts";
import { useTexts } from "../../locales/texts.ts";
import styles from "./stars.module.css";

export const STAR = "M12 1.9l3.1 6.5 7.1 .9-5.2 4.9 1.3 7-6.3-3.4-6.3 3.4 1.3-7L1.8 9.3l7.1-.9z";

function Row() {
  return (
    <svg viewBox={`0 0 ${MAX_STARS * 24} 24`} aria-hidden="true">
      {Array.from({ length: MAX_STARS }, (_, place) => (
        <path key={place} d={STAR} transform={`translate(${place * 24})`} />
      ))}
    </svg>
  );
}

/** One decimal of an average. Rounded down, so that only a row of fives is 5. */
export const shownAverage = (average: number): number => Math.floor(average * 10 + 1e-9) / 10;

/** Five stars, as many of them lit as the average says, also in part. */
export function Stars({ value }: { value: number }) {
  const t = useTexts(rating);
  return (
    <span className={styles["stars"]} role="img" aria-label={t.stars(shownAverage(value))}>
      <Row />
      <span style={{ "--share": value / MAX_STARS } as CSSProperties}>
        <Row />
      </span>
    </span>
  );
}
