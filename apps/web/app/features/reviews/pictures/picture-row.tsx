import { type ReactNode, useState } from "react";
import { reviews as reviewTexts } from "../../../locales/en/reviews/reviews.ts";
import { useTexts } from "../../../locales/texts.ts";
import { later } from "../../../ui/later.tsx";
import { loadsLast } from "../../../ui/media/loads-last.ts";
import styles from "./picture-row.module.css";

const PictureViewer = later(() => import("../../../ui/media/picture-viewer.tsx"));

type Props = {
  /** The address of each picture; undefined while it is loading. */
  urls: readonly (string | undefined)[];
  /** Shows them whole and larger, to judge them. */
  isWhole?: boolean;
  /** Something below each picture, in their order. */
  below?: readonly ReactNode[];
};

/** The pictures of a review in a row. Each opens over the whole window. */
export function PictureRow({ urls, isWhole = false, below }: Props) {
  const t = useTexts(reviewTexts).pictures;
  const [shown, setShown] = useState<number>();
  if (urls.length === 0) return null;
  const alt = (place: number) => t.place(place + 1, urls.length);
  return (
    <>
      <ul className={styles["row"]} data-whole={isWhole || undefined} aria-label={t.title}>
        {urls.map((url, place) => (
          // A picture has no name but its place.
          <li key={place}>
            <button type="button" disabled={url === undefined} onClick={() => setShown(place)}>
              {url === undefined ? (
                <span className={styles["loading"]} />
              ) : (
                <img {...loadsLast} src={url} alt={alt(place)} width={96} height={96} />
              )}
            </button>
            {below?.[place]}
          </li>
        ))}
      </ul>
      {shown !== undefined && (
        <PictureViewer
          pictures={urls.flatMap((src, place) => (src === undefined ? [] : [{ src, alt: alt(place) }]))}
          shown={shown}
          onShow={setShown}
          onClose={() => setShown(undefined)}
        />
      )}
    </>
  );
}
