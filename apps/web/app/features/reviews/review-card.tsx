import { languages } from "@trove/contract/languages";
import type { CallResult } from "../../api/request.ts";
import { reviews as reviewTexts } from "../../locales/en/reviews/reviews.ts";
import { useTexts } from "../../locales/texts.ts";
import { IconCheck } from "../../ui/icons/shop-icons.ts";
import { monthText } from "./month-text.ts";
import { PictureRow } from "./pictures/picture-row.tsx";
import styles from "./reviews.module.css";
import { Stars } from "./stars.tsx";

type Review = CallResult<"listReviews">["items"][number];

/** A review as everybody sees it. */
export function ReviewCard({ review }: { review: Review }) {
  const t = useTexts(reviewTexts);
  const { rating, text, isTextRefused, language, userName, source, receivedMonth, pictures } = review;
  const month = monthText(receivedMonth);
  return (
    <li className={styles["card"]}>
      <p className={styles["head"]}>
        <Stars value={rating} />
        {userName === null ? <span>{t.nameless}</span> : <bdi>{userName}</bdi>}
      </p>
      {text !== "" && (
        <p lang={languages[language].tag} dir="auto" className={styles["text"]}>
          {text}
        </p>
      )}
      <PictureRow urls={pictures.map((id) => `/api/review-pictures/${id}`)} />
      {isTextRefused && <p className={styles["quiet"]}>{t.textRefused}</p>}
      <p className={styles["received"]}>
        <IconCheck size={16} />
        {source === "LootBox" ? t.won(month) : t.received(month)}
      </p>
    </li>
  );
}
