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

/** An item on a soft light in its tier's hue. The picture is never shown larger than its 128 pixels. */
export function ItemPicture({ src, alt, tier, size = "card", eager = false, className }: Props) {
  return (
    <span className={classes(styles["place"], styles[size], className)} data-tier={tier}>
      <img
        src={src}
        {...sourceSet(src, pixels[size])}
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
