import type { CSSProperties } from "react";
import { cutoutOf } from "@trove/contract/picture-sizes";
import type { Tier } from "@trove/contract/tiers";
import { classes } from "../../../ui/classes.ts";
import styles from "./result-picture.module.css";

type Props = {
  src: string;
  tier: Tier;
  /** True if the item is worth more than the box cost. Shows rays in its tier's colour. */
  good: boolean;
  small?: boolean;
};

/** Number of sparks by tier; rarer tiers have more. */
const SPARKS: Record<Tier, number> = { Common: 0, Uncommon: 0, Rare: 12, Epic: 20, Legendary: 32 };

/** Sparks in the tier's colour, which fly outwards once. */
function Sparks({ tier }: { tier: Tier }) {
  return Array.from({ length: SPARKS[tier] }, (_, index) => (
    <span key={index} className={styles["spark"]} style={{ "--nth": index, "--of": SPARKS[tier] } as CSSProperties} />
  ));
}

/** The picture of a win. Items worth more than the box cost get rays and sparks, more for rarer tiers. */
export function ResultPicture({ src, tier, good, small = false }: Props) {
  return (
    <span className={classes(styles["place"], small && styles["small"])} data-tier={tier} data-good={good || undefined}>
      {good && <span className={styles["light"]} />}
      {good && !small && <Sparks tier={tier} />}
      <img src={cutoutOf(src)} alt="" width={176} height={176} />
    </span>
  );
}
