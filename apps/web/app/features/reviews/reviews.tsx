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

type Item = { id: string; name: string };

const inputOf = (itemId: string, page: number) => ({
  params: { id: itemId },
  query: { pageNumber: String(page), pageSize: String(STEP) },
});

/** Some of an item's reviews. Each page is read by itself, so that all can be read, however many there are. */
function ReviewsPage({ itemId, page }: { itemId: string; page: number }) {
  const { data, error, mutate } = useQuery("listReviews", inputOf(itemId, page), { keepPreviousData: false });
  if (data !== undefined) return data.items.map((review) => <ReviewCard key={review.id} review={review} />);
  return (
    <li>
      {error ? <ErrorState error={error} onRetry={() => void mutate()} /> : <SkeletonRows count={1} height={96} />}
    </li>
  );
}

/** The reviews of an item with their sums, and above them the person's own. */
export default function Reviews({ item }: { item: Item }) {
  const t = useTexts(reviewTexts);
  const { none } = useTexts(ratingTexts);
  const isUser = useHasRole("User");
  const [pages, setPages] = useState(1);
  const { data, error, mutate } = useQuery("listReviews", inputOf(item.id, 1));
  if (error) return <ErrorState error={error} onRetry={() => void mutate()} />;
  if (data === undefined) return <SkeletonRows count={1} height={96} />;
  const { totalCount, ratings } = data;
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
        {totalCount > 0 && (
          <ul>
            {Array.from({ length: pages }, (_, index) => (
              <ReviewsPage key={index} itemId={item.id} page={index + 1} />
            ))}
          </ul>
        )}
        {totalCount > pages * STEP && (
          <div>
            <Button variant="outline" onClick={() => setPages(pages + 1)}>
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
