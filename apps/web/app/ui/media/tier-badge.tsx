import { TIERS, type Tier } from "@trove/contract/tiers";
import { tiers } from "../../locales/en/tiers.ts";
import { useTexts } from "../../locales/texts.ts";
import styles from "./tier-badge.module.css";

/** One to five facets of a gem, so that colour is not the only sign of a tier. */
export function TierFacets({ tier, size = 18 }: { tier: Tier; size?: number }) {
  const lit = TIERS.indexOf(tier) + 1;
  return (
    <svg width={size} height={size} viewBox="0 0 20 20" className={styles["facets"]} aria-hidden="true">
      {[0, 1, 2, 3, 4].map((facet) => (
        <path
          key={facet}
          d="M10 9.1 4.7 1.8h10.6z"
          transform={`rotate(${facet * 72} 10 10)`}
          data-lit={facet < lit || undefined}
        />
      ))}
    </svg>
  );
}

/** The name of a tier with its facets, in the tier's colour. */
export function TierBadge({ tier }: { tier: Tier }) {
  const t = useTexts(tiers);
  return (
    <span className={styles["badge"]} data-tier={tier}>
      <TierFacets tier={tier} />
      {t.names[tier]}
    </span>
  );
}
