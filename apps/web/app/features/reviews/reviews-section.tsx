import { useEffect, useId, useState } from "react";
import { useLocation } from "react-router";
import { rating as ratingTexts } from "../../locales/en/reviews/rating.ts";
import { useTexts } from "../../locales/texts.ts";
import { SkeletonRows } from "../../ui/feedback/skeleton.tsx";
import { later } from "../../ui/later.tsx";
import { WhenNear } from "../../ui/when-near.tsx";
import type { Rating } from "./rating-line.tsx";
import styles from "./reviews-section.module.css";

const Reviews = later(() => import("./reviews.tsx"), <SkeletonRows count={1} height={96} />);

const HASH = "#reviews";

/** An item's reviews. Their code is loaded when somebody comes near, or by a link that leads to them. */
export function ReviewsSection({ item }: { item: { id: string; name: string; rating: Rating } }) {
  const t = useTexts(ratingTexts);
  const titleId = useId();
  const { hash } = useLocation();
  // Only the browser knows the hash, so the first render is that of the server.
  const [isAsked, setAsked] = useState(false);
  useEffect(() => {
    if (hash === HASH) setAsked(true);
  }, [hash]);
  const reviews = <Reviews key={item.id} item={item} />;
  return (
    <section
      id="reviews"
      aria-labelledby={titleId}
      className={styles["section"]}
      data-none={item.rating === null || undefined}
    >
      <h2 id={titleId}>{t.title}</h2>
      {isAsked ? reviews : <WhenNear>{reviews}</WhenNear>}
    </section>
  );
}
