import { PICTURE_TYPES } from "@trove/contract/constants";
import { REVIEW_PICTURE_MAX_BYTES, REVIEW_PICTURE_PLACES } from "@trove/contract/reviews";
import { useId, useRef, useState } from "react";
import { messageOf } from "../../../api/api-error.ts";
import { call } from "../../../api/call.ts";
import { newIntentKey } from "../../../api/intent.ts";
import { upload } from "../../../api/upload.ts";
import { revalidate } from "../../../api/use-query.ts";
import { reviews as reviewTexts } from "../../../locales/en/reviews/reviews.ts";
import { useTexts } from "../../../locales/texts.ts";
import { Button } from "../../../ui/button.tsx";
import { Alert } from "../../../ui/feedback/alert.tsx";
import { shrinkPicture } from "../../../ui/media/shrink-picture.ts";
import { showToast } from "../../../ui/overlay/toast.ts";
import type { Own } from "../own.ts";
import styles from "../reviews.module.css";
import { PictureRow } from "./picture-row.tsx";
import { Unseen } from "./unseen.tsx";
import { usePictureUrls } from "./use-picture-urls.ts";

/** The server keeps pictures of this width and height. */
const MOST_PIXELS = 1600;

const types: readonly string[] = PICTURE_TYPES;

/** The pictures of the person's own review, each with a way to delete it, and the way to add one. */
export default function OwnPictures({ itemId: id, own, mayAdd }: { itemId: string; own: Own; mayAdd: boolean }) {
  const t = useTexts(reviewTexts).pictures;
  const input = useRef<HTMLInputElement>(null);
  const hint = useId();
  const [busy, setBusy] = useState<"adding" | number>();
  const [failure, setFailure] = useState<string>();
  const {
    urls,
    failure: unseen,
    retry,
  } = usePictureUrls(
    own.pictures.map((picture) => ({
      id: picture.id,
      call: "viewOwnReviewPicture",
      input: { params: { id, place: picture.place } },
    })),
  );
  const free = REVIEW_PICTURE_PLACES.find((place) => own.pictures.every((picture) => picture.place !== place));

  async function change(what: "adding" | number, work: () => Promise<unknown>, done: string): Promise<void> {
    setBusy(what);
    setFailure(undefined);
    try {
      await work();
      showToast("good", done);
      await revalidate("getOwnReview", "listReviews");
    } catch (error) {
      setFailure(messageOf(error));
    }
    setBusy(undefined);
  }

  async function add(file: File): Promise<void> {
    const shrunk = await shrinkPicture(file, MOST_PIXELS);
    if (!types.includes(shrunk.type)) return setFailure(t.wrongType);
    if (shrunk.size > REVIEW_PICTURE_MAX_BYTES) return setFailure(t.tooLarge);
    const params = { id, place: free };
    await change("adding", () => upload("sendReviewPicture", { params }, shrunk, newIntentKey()), t.added);
  }

  const remove = (index: number) =>
    change(
      index,
      async () => {
        const place = own.pictures[index]?.place;
        if (place !== undefined) await call("deleteReviewPicture", { params: { id, place } });
      },
      t.removed,
    );

  return (
    <>
      <PictureRow
        urls={urls}
        below={own.pictures.map(({ id: pictureId }, index) => (
          <Button
            key={pictureId}
            variant="quiet"
            size="small"
            busy={busy === index}
            aria-label={t.remove(index + 1)}
            onClick={() => void remove(index)}
          >
            {t.removeShort}
          </Button>
        ))}
      />
      <Unseen failure={unseen} onRetry={retry} />
      {failure !== undefined && <Alert kind="bad">{failure}</Alert>}
      {mayAdd && free !== undefined && (
        <div className={styles["adding"]}>
          <input
            ref={input}
            type="file"
            hidden
            accept={types.join(",")}
            aria-label={t.add}
            onChange={({ currentTarget }) => {
              const [file] = currentTarget.files ?? [];
              currentTarget.value = "";
              if (file !== undefined) void add(file);
            }}
          />
          <Button
            variant="outline"
            size="small"
            busy={busy === "adding"}
            aria-describedby={hint}
            onClick={() => input.current?.click()}
          >
            {t.add}
          </Button>
          <p id={hint} className={styles["quiet"]}>
            {t.hint(REVIEW_PICTURE_PLACES.length)}
          </p>
        </div>
      )}
    </>
  );
}
