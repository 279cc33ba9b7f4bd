import { isPhotograph } from "@trove/contract/picture-sizes";
import type { Tier } from "@trove/contract/tiers";
import { classes } from "../classes.ts";
import { sourceSet } from "./source-set.ts";
import styles from "./item-picture.module.css";

type Props = {
  src: string;
  /** Pass an empty text if the item's name is beside the picture. */
  alt: string;
  tier?: Tier;
  /** `card` fills its container as a square. The others are squares of 40, 64 and 96 px, for rows and lists. */
  size?: "card" | "row" | "tile" | "panel";
  /** If true, loads eagerly; for the first pictures of a page. Otherwise loads lazily. */
  eager?: boolean;
  className?: string;
};

const pixels = { card: 128, row: 40, tile: 64, panel: 96 } as const;

/**
 * The width of a card for the attribute `sizes`: on phones two cards are side by side, and elsewhere a card has at most
 * 320 px.
 */
const CARD_WIDTH = "(max-width: 699px) 44vw, 320px";

/**
 * The picture of an item. Photographs fill the whole area. Other pictures are at most 128 px large, with the soft light
 * of the item's tier behind them.
 */
export function ItemPicture({ src, alt, tier, size = "card", eager = false, className }: Props) {
  const fills = isPhotograph(src);
  return (
    <span
      className={classes(styles["place"], styles[size], className)}
      data-tier={tier}
      data-fills={fills || undefined}
    >
      <img
        {...sourceSet(src, fills && size === "card" ? CARD_WIDTH : pixels[size])}
        src={src}
        alt={alt}
        width={pixels[size]}
        height={pixels[size]}
        loading={eager ? "eager" : "lazy"}
        fetchPriority={eager ? "high" : undefined}
        decoding="async"
      />
    </span>
  );
}
