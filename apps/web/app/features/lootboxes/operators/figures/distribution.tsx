import { formatEuros } from "@trove/money";
import { adminBoxes } from "../../../../locales/en/lootboxes/operators/boxes.ts";
import { useTexts } from "../../../../locales/texts.ts";
import styles from "./figures-panel.module.css";
import type { LiveBox } from "./live-box.ts";

/** A chart of the tickets of each win, from the most valuable to the least. Marks wins above the box's price. */
export function Distribution({ live: { drops, priced } }: { live: LiveBox }) {
  const t = useTexts(adminBoxes).drops;
  const sorted = drops.toSorted((a, b) => b.item.marketPrice - a.item.marketPrice);
  const most = Math.max(...sorted.map(({ tickets }) => tickets));
  return (
    <ol className={styles["distribution"]}>
      {sorted.map(({ item, tickets }) => (
        <li key={item.id} data-tier={item.tier} data-beats={item.marketPrice > (priced?.priceCents ?? 0) || undefined}>
          <bdi dir="ltr">{formatEuros(item.marketPrice)}</bdi>
          <span className={styles["track"]}>
            <span style={{ inlineSize: `calc(100% * ${tickets / most})` }} />
          </span>
          <span>{t.exactly(tickets)}</span>
        </li>
      ))}
    </ol>
  );
}
