import { REVIEW_WAIT_DAYS, type ReviewState } from "@trove/contract/reviews";
import { useState } from "react";
import { useSearchParams } from "react-router";
import { messageOf } from "../../api/api-error.ts";
import { call } from "../../api/call.ts";
import { revalidate, useQuery } from "../../api/use-query.ts";
import { reviews as reviewTexts } from "../../locales/en/reviews/reviews.ts";
import { useTexts } from "../../locales/texts.ts";
import { Button } from "../../ui/button.tsx";
import { later } from "../../ui/later.tsx";
import { ConfirmDialog } from "../../ui/overlay/confirm-dialog.tsx";
import { showToast } from "../../ui/overlay/toast.ts";
import { type StatusTone, StatusMark } from "../../ui/status-mark.tsx";
import type { Own } from "./own.ts";
import styles from "./reviews.module.css";
import { Stars } from "./stars.tsx";

const OwnPictures = later(() => import("./pictures/own-pictures.tsx"));
const ReviewForm = later(() => import("./review-form.tsx"));

const tones: Record<ReviewState, StatusTone> = {
  Pending: "waiting",
  Published: "good",
  TextRefused: "bad",
  Void: "bad",
};

function Written({ own, itemId, onEdit }: { own: Own; itemId: string; onEdit: (() => void) | undefined }) {
  const t = useTexts(reviewTexts);
  const [isAsking, setAsking] = useState(false);
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();

  async function hideName(): Promise<void> {
    setBusy(true);
    const { rating, text, version } = own;
    try {
      await call("putReview", { params: { id: itemId }, body: { rating, text, showsName: false, version } });
      showToast("good", t.nameHidden);
      await revalidate("getOwnReview", "listReviews");
    } catch (error) {
      showToast("bad", messageOf(error));
    }
    setBusy(false);
  }

  async function remove(): Promise<void> {
    setBusy(true);
    try {
      await call("deleteReview", { params: { id: itemId } });
      showToast("good", t.removed);
      await revalidate("getOwnReview", "listReviews");
    } catch (error) {
      setFailure(messageOf(error));
      setBusy(false);
    }
  }

  return (
    <>
      <p className={styles["head"]}>
        <Stars value={own.rating} />
        <StatusMark tone={tones[own.state]}>{t.states[own.state]}</StatusMark>
      </p>
      {own.text !== "" && (
        <p dir="auto" className={styles["text"]}>
          {own.text}
        </p>
      )}
      <OwnPictures itemId={itemId} own={own} mayAdd={onEdit !== undefined && own.state !== "Void"} />
      {own.state === "Pending" && <p className={styles["quiet"]}>{t.pending(REVIEW_WAIT_DAYS)}</p>}
      {own.reason !== null && <p className={styles["quiet"]}>{t.why(own.reason)}</p>}
      <div className={styles["ways"]}>
        {onEdit && (
          <Button variant="outline" size="small" onClick={onEdit}>
            {t.edit}
          </Button>
        )}
        {own.showsName && (
          <Button variant="outline" size="small" busy={busy && !isAsking} onClick={() => void hideName()}>
            {t.hideName}
          </Button>
        )}
        {!(own.state === "Void" && own.text === "") && (
          <Button variant="quiet" size="small" onClick={() => setAsking(true)}>
            {t.remove}
          </Button>
        )}
      </div>
      {isAsking && (
        <ConfirmDialog
          title={t.removeTitle}
          keep={t.keep}
          confirm={t.remove}
          busy={busy}
          failure={failure}
          onConfirm={() => void remove()}
          onClose={() => setAsking(false)}
        >
          <p>{t.removeText}</p>
        </ConfirmDialog>
      )}
    </>
  );
}

/** The person's own review of an item with the ways to change and delete it, or the way to write one. */
export function OwnReview({ item }: { item: { id: string; name: string } }) {
  const t = useTexts(reviewTexts);
  const [address] = useSearchParams();
  const [isOpen, setOpen] = useState(address.get("review") === "write");
  const { data } = useQuery("getOwnReview", { params: { id: item.id } }, { keepPreviousData: false });
  if (data === undefined || (data.review === null && !data.mayWrite)) return null;
  const { review, mayWrite } = data;
  if (isOpen && mayWrite) {
    return (
      <div className={styles["own"]}>
        <h3>{review === null ? t.write : t.own}</h3>
        <ReviewForm item={item} own={review} onClose={() => setOpen(false)} />
      </div>
    );
  }
  if (review === null) {
    return (
      <div>
        <Button onClick={() => setOpen(true)}>{t.write}</Button>
      </div>
    );
  }
  return (
    <div className={styles["own"]}>
      <h3>{t.own}</h3>
      <Written own={review} itemId={item.id} onEdit={mayWrite ? () => setOpen(true) : undefined} />
    </div>
  );
}
