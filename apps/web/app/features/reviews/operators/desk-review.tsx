import { languages } from "@trove/contract/languages";
import { Link } from "react-router";
import { useState } from "react";
import { messageOf } from "../../../api/api-error.ts";
import { adminReviews } from "../../../locales/en/reviews/operators.ts";
import { useTexts } from "../../../locales/texts.ts";
import { Button } from "../../../ui/button.tsx";
import { dateTimeText } from "../../../ui/date-text.ts";
import { ItemPicture } from "../../../ui/media/item-picture.tsx";
import { showToast } from "../../../ui/overlay/toast.ts";
import { StatusMark } from "../../../ui/status-mark.tsx";
import { monthText, PictureRow, Stars, Unseen, usePictureUrls } from "../index.ts";
import type { OperatorsReview } from "./operators-review.ts";
import { RefusalForm } from "./refusal-form.tsx";
import styles from "./reviews-page.module.css";
import { useDecision } from "./use-decision.ts";

/** Whether a refusal would hide something. */
const hasWords = ({ text, userName, pictures }: OperatorsReview) =>
  text !== "" || userName !== null || pictures.length > 0;

/** The ways to decide about a review. Those that need a reason open their form. */
function Decisions({ review, isSeen }: { review: OperatorsReview; isSeen: boolean }) {
  const t = useTexts(adminReviews);
  const decide = useDecision(review);
  const [open, setOpen] = useState<"refuse" | "void">();
  const [busy, setBusy] = useState(false);

  async function publish(): Promise<void> {
    setBusy(true);
    await decide({ state: "Published" }, t.published).catch((error: unknown) => showToast("bad", messageOf(error)));
    setBusy(false);
  }

  if (open !== undefined) return <RefusalForm review={review} kind={open} onClose={() => setOpen(undefined)} />;
  return (
    <div className={styles["ways"]}>
      {review.state !== "Published" && (
        <Button size="small" busy={busy} disabled={!isSeen} onClick={() => void publish()}>
          {t.publish}
        </Button>
      )}
      {review.state !== "TextRefused" && hasWords(review) && (
        <Button variant="outline" size="small" onClick={() => setOpen("refuse")}>
          {t.refuse.open}
        </Button>
      )}
      {review.state !== "Void" && (
        <Button variant="quiet" size="small" onClick={() => setOpen("void")}>
          {t.void.open}
        </Button>
      )}
    </div>
  );
}

/** A review with all that an operator needs to decide about it. */
export function DeskReview({ review }: { review: OperatorsReview }) {
  const t = useTexts(adminReviews);
  const { item, rating, text, language, source, receivedMonth, writtenAtUtc, warnings, reason, userInfoId, userName } =
    review;
  const { urls, failure, retry } = usePictureUrls(
    review.pictures.map((id) => ({ id, call: "viewAdminReviewPicture", input: { params: { id } } })),
  );
  const { tag, label } = languages[language];
  const month = monthText(receivedMonth);
  return (
    <li className={styles["review"]}>
      <ItemPicture src={item.imageUrl} alt="" size="tile" />
      <div className={styles["body"]}>
        <div className={styles["head"]}>
          <h2>
            <Link to={`/dashboard/three/items/${item.id}`}>
              <bdi>{item.name}</bdi>
            </Link>
          </h2>
          <Stars value={rating} />
          {warnings.map((warning) => (
            <StatusMark key={warning} tone="bad">
              {t.warnings[warning]}
            </StatusMark>
          ))}
        </div>
        {text === "" ? (
          <p className={styles["quiet"]}>{t.noText}</p>
        ) : (
          <p lang={tag} dir="auto" className={styles["text"]}>
            {text}
          </p>
        )}
        <PictureRow urls={urls} isWhole />
        <Unseen failure={failure} onRetry={retry} />
        {reason !== null && <p className={styles["quiet"]}>{t.why(reason)}</p>}
        <p className={styles["facts"]}>
          <time dateTime={writtenAtUtc}>{t.written(dateTimeText(writtenAtUtc))}</time>
          <span>{source === "LootBox" ? t.won(month) : t.bought(month)}</span>
          <span>{label}</span>
          {userName !== null && <bdi>{t.shownName(userName)}</bdi>}
          {userInfoId !== null && <Link to={`/dashboard/group/five/${userInfoId}`}>{t.person}</Link>}
        </p>
        <Decisions review={review} isSeen={urls.every((url) => url !== undefined)} />
      </div>
    </li>
  );
}
