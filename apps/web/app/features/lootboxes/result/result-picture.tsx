import type { Tier } from "@trove/contract/tiers";
import { classes } from "../../../ui/classes.ts";
import styles from "./result-picture.module.css";

type Props = {
  src: string;
  tier: Tier;
  /** Worth more than the box cost: shows its tier's light behind it. */ good: boolean;
  small?: boolean;
};

/** The picture of a win on its light. Items worth less than the box have no light effect. */
export function ResultPicture({ src, tier, good, small = false }: Props) {
  return (
    <span className={classes(styles["place"], small && styles["small"])} data-tier={tier} data-good={good || undefined}>
      {good && <span className={styles["light"]} />}
      <img src={src} alt="" width={128} height={128} />
    </span>
  );
}
