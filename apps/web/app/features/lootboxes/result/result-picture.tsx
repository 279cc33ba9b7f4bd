import type { CSSProperties } from "react";
import { cutoutOf } from "@trove/contract/picture-sizes";
import type { Tier } from "@trove/contract/tiers";
import { classes } from "../../../ui/classes.ts";
import { type Finale, finaleMs } from "./finale.ts";
import styles from "./result-picture.module.css";

type Props = {
  src: string;
  tier: Tier;
  finale: Finale;
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

/** The picture of a win, with the light of its finale: rays and sparks of its tier, or a soft light. */
export function ResultPicture({ src, tier, finale, small = false }: Props) {
  const isTier = finale.kind === "Tier";
  return (
    <span
      className={classes(styles["place"], small && styles["small"])}
      style={{ "--finale": `${finaleMs(finale)}ms` } as CSSProperties}
      data-tier={tier}
    >
      {isTier && <span className={styles["light"]} />}
      {finale.kind === "Warm" && <span className={styles["warmth"]} />}
      {isTier && !small && <Sparks tier={tier} />}
      <img src={cutoutOf(src)} alt="" width={176} height={176} />
    </span>
  );
}
