import { useQuery } from "../../api/use-query.ts";
import { inventory } from "../../locales/en/inventory.ts";
import { useTexts } from "../../locales/texts.ts";
import { ItemPicture } from "../../ui/media/item-picture.tsx";
import { Price } from "../../ui/price.tsx";
import { Skeleton } from "../../ui/feedback/skeleton.tsx";
import styles from "./inventory-summary.module.css";

const BEST = { status: "InInventory", sortBy: "MarketPrice", sortDirection: "Desc", pageSize: 5 } as const;

/**
 * The number and value of the items in the inventory now, with the most valuable ones. Ignores the page's filters; sold
 * items don't count.
 */
export function InventorySummary() {
  const t = useTexts(inventory);
  const { data, error } = useQuery("listInventory", { query: BEST });
  const summary = data?.summary;
  const isFailed = data === undefined && error !== undefined;
  const wait = isFailed ? "–" : <Skeleton width="min(96px, 20vw)" height={24} />;

  return (
    <section className={styles["summary"]} aria-label={t.summary} aria-busy={summary === undefined && !isFailed}>
      <dl>
        <div>
          <dt>{t.count}</dt>
          <dd>{summary?.count ?? wait}</dd>
        </div>
        <div>
          <dt>{t.marketValue}</dt>
          <dd>{summary ? <Price amount={summary.marketValue} /> : wait}</dd>
        </div>
        <div className={styles["sell"]}>
          <dt>{t.sellValue}</dt>
          <dd>{summary ? <Price amount={summary.sellValue} /> : wait}</dd>
        </div>
      </dl>
      <ul className={styles["window"]} aria-label={t.best}>
        {data?.items.map(({ id, item }) => (
          <li key={id}>
            <ItemPicture src={item.imageUrl} alt={item.name} tier={item.tier} size="tile" eager />
          </li>
        ))}
      </ul>
    </section>
  );
}
