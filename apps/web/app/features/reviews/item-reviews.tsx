import { useId } from "react";
import { rating as ratingTexts } from "../../locales/en/reviews/rating.ts";
import { useTexts } from "../../locales/texts.ts";
import { SkeletonRows } from "../../ui/feedback/skeleton.tsx";
import { later } from "../../ui/later.tsx";
import { WhenNear } from "../../ui/when-near.tsx";
import styles from "./item-reviews.module.css";

const Reviews = later(() => import("./reviews.tsx"), <SkeletonRows count={2} height={120} />);

/** An item's reviews. Their code is loaded when somebody comes near. */
export function ItemReviews({ item }: { item: { id: string; name: string } }) {
  const t = useTexts(ratingTexts);
  const titleId = useId();
  return (
    <section id="reviews" aria-labelledby={titleId} className={styles["section"]}>
      <h2 id={titleId}>{t.title}</h2>
      <WhenNear>
        <Reviews key={item.id} item={item} />
      </WhenNear>
    </section>
  );
}
