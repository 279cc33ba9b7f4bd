import { isPhotograph } from "@trove/contract/picture-sizes";
import { useState } from "react";
import type { Tier } from "@trove/contract/tiers";
import { item as itemTexts } from "../../../locales/en/items/item.ts";
import { useTexts } from "../../../locales/texts.ts";
import { IconZoomIn } from "../../../ui/icons/shop-icons.ts";
import { later } from "../../../ui/later.tsx";
import { loadsLast } from "../../../ui/media/loads-last.ts";
import { sourceSet } from "../../../ui/media/source-set.ts";
import { classes } from "../../../ui/classes.ts";
import layout from "../../../ui/layout.module.css";
import styles from "./gallery.module.css";

/**
 * Slightly less than the real width on phones, so that browsers choose the file of 640 pixels. At 670 it looks as good
 * as the one of 800, and it is much smaller.
 */
const STAGE_WIDTH = "(max-width: 899px) 88vw, 560px";

type Props = {
  name: string;
  tier: Tier;
  /** URLs of the pictures. The first is the main picture. */
  pictures: readonly [string, ...string[]];
  /** Alt texts in the order of the pictures. Where one is empty or missing, the item's name is used. */
  altTexts: readonly string[];
};

const PictureViewer = later(() => import("../../../ui/media/picture-viewer.tsx"));

/** The item's main picture, which opens over the whole window. Other pictures can be chosen below it. */
export function Gallery({ name, tier, pictures, altTexts }: Props) {
  const t = useTexts(itemTexts);
  const [shown, setShown] = useState(0);
  const [open, setOpen] = useState(false);
  const src = pictures[shown] ?? pictures[0];
  const fills = isPhotograph(src);
  return (
    <div className={layout["stack-3"]} data-tier={tier}>
      <div className={styles["stage"]} data-fills={fills || undefined}>
        {!fills && (
          <svg className={styles["plinth"]} viewBox="0 0 480 150" aria-hidden="true">
            <path className={styles["side"]} d="M40 62 140 100 340 100 440 62 440 82 340 128 140 128 40 82z" />
            <path className={styles["front"]} d="M140 100h200v28H140z" />
            <path className={styles["top"]} d="M40 62 140 24 340 24 440 62 340 100 140 100z" />
            <path className={styles["pool"]} d="M120 62 180 39 300 39 360 62 300 85 180 85z" />
            <path className={styles["rim"]} d="M40 62 140 100 340 100 440 62M140 100v28M340 100v28" />
          </svg>
        )}
        <img
          {...sourceSet(src, fills ? STAGE_WIDTH : 208)}
          src={src}
          alt={altTexts[shown] || name}
          width={fills ? 800 : 208}
          height={fills ? 800 : 208}
          fetchPriority="high"
          decoding="async"
        />
        <button type="button" className={styles["enlarge"]} aria-label={t.enlarge} onClick={() => setOpen(true)}>
          <IconZoomIn size={20} stroke={1.6} />
        </button>
      </div>
      {open && (
        <PictureViewer
          pictures={pictures.map((picture, place) => ({ src: picture, alt: altTexts[place] || name }))}
          shown={shown}
          onShow={setShown}
          onClose={() => setOpen(false)}
        />
      )}
      {pictures.length > 1 && (
        <ul className={classes(layout["wrap-2"], styles["others"])} aria-label={t.pictures}>
          {pictures.map((picture, place) => (
            <li key={picture}>
              <button
                type="button"
                aria-label={t.picture(place + 1, pictures.length)}
                aria-current={place === shown}
                onClick={() => setShown(place)}
              >
                <img {...sourceSet(picture, 76)} {...loadsLast} src={picture} alt="" width={56} height={56} />
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
