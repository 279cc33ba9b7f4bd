import { useQuery } from "../../api/use-query.ts";
import { inventory } from "../../locales/en/inventory.ts";
import { useTexts } from "../../locales/texts.ts";
import { Price } from "../../ui/price.tsx";
import { Skeleton } from "../../ui/feedback/skeleton.tsx";
import styles from "./inventory-summary.module.css";

/** Reads the number and value of the items in the inventory now. */
export function useSummary() {
  const { data, error } = useQuery("listInventory", { query: { status: "InInventory", pageSize: 1 } });
  return { summary: data?.summary, isFailed: data === undefined && error !== undefined };
}

/** The number and value of the items in the inventory now. Ignores the page's filters; sold items don't count. */
export function InventorySummary() {
  const t = useTexts(inventory);
  const { summary, isFailed } = useSummary();
  const wait = isFailed ? "–" : <Skeleton width="min(96px, 20vw)" height={24} />;

  return (
    <section className={styles["summary"]} aria-label={t.summary} aria-busy={summary === undefined && !isFailed}>
      <dl>
        <div>
          <dt>{t.statuses.InInventory}</dt>
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
    </section>
  );
}
