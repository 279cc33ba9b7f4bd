import { REVIEW_WAIT_DAYS } from "@trove/contract/reviews";
import { useState } from "react";
import { useQuery } from "../../api/use-query.ts";
import { rating as ratingTexts } from "../../locales/en/reviews/rating.ts";
import { reviews as reviewTexts } from "../../locales/en/reviews/reviews.ts";
import { useTexts } from "../../locales/texts.ts";
import { useHasRole } from "../../session/use-session.ts";
import { Button } from "../../ui/button.tsx";
import { ErrorState } from "../../ui/feedback/error-state.tsx";
import { SkeletonRows } from "../../ui/feedback/skeleton.tsx";
import { OwnReview } from "./own-review.tsx";
import { RatingSums } from "./rating-sums.tsx";
import { ReviewCard } from "./review-card.tsx";
import styles from "./reviews.module.css";
import { Stars } from "./stars.tsx";

/** Reviews that are shown at first, and that each press adds. */
const STEP = 6;
/** The largest page that the server sends. */
const MOST = 96;

type Item = { id: string; name: string };

/** The reviews of an item with their sums, and above them the person's own. */
export default function Reviews({ item }: { item: Item }) {
  const t = useTexts(reviewTexts);
  const { none } = useTexts(ratingTexts);
  const isUser = useHasRole("User");
  const [most, setMost] = useState(STEP);
  const input = { params: { id: item.id }, query: { pageSize: String(most) } };
  const { data, error, mutate } = useQuery("listReviews", input);
  if (error) return <ErrorState error={error} onRetry={() => void mutate()} />;
  if (data === undefined) return <SkeletonRows count={1} height={96} />;
  const { items, totalCount, ratings } = data;
  return (
    <div className={styles["reviews"]} data-none={ratings.average === null || undefined}>
      {ratings.average === null ? (
        <div className={styles["none"]}>
          <Stars value={0} />
          <p>
            <strong>{none}</strong> {t.first}
          </p>
        </div>
      ) : (
        <RatingSums ratings={ratings} average={ratings.average} />
      )}
      <div className={styles["list"]}>
        {isUser && <OwnReview item={item} />}
        {items.length > 0 && (
          <ul>
            {items.map((review) => (
              <ReviewCard key={review.id} review={review} />
            ))}
          </ul>
        )}
        {totalCount > items.length && most < MOST && (
          <div>
            <Button variant="outline" onClick={() => setMost(most + STEP)}>
              {t.more}
            </Button>
          </div>
        )}
        {ratings.waiting > 0 && <p className={styles["quiet"]}>{t.waiting(ratings.waiting, REVIEW_WAIT_DAYS)}</p>}
        {ratings.notCounted > 0 && <p className={styles["quiet"]}>{t.notCounted(ratings.notCounted)}</p>}
        {ratings.average !== null && <p className={styles["quiet"]}>{t.hint}</p>}
      </div>
    </div>
  );
}
