import { isPhotograph } from "@trove/contract/picture-sizes";
import type { Tier } from "@trove/contract/tiers";
import { classes } from "../classes.ts";
import { sourceSet } from "./source-set.ts";
import styles from "./item-picture.module.css";

type Props = {
  src: string;
  /** Empty if the item's name is beside the picture. */
  alt: string;
  tier?: Tier;
  /** `card` fills its container at 1:1; the others are squares of 40, 64 and 96 px for rows and lists. */
  size?: "card" | "row" | "tile" | "panel";
  /** Loads eagerly, for the first pictures of a page; the others load lazily. */
  eager?: boolean;
  className?: string;
};

const pixels = { card: 128, row: 40, tile: 64, panel: 96 } as const;

/** How wide the widest card is. On phones, two stand side by side. */
const CARD_WIDTH = "(max-width: 699px) 44vw, 320px";

/**
 * An item. Photographs fill the place up to its edges; other pictures have at most 128 pixels and the soft light of
 * the tier.
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
