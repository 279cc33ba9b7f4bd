import { useState } from "react";
import { useQuery } from "../../../api/use-query.ts";
import { recent } from "../../../locales/en/items/recent.ts";
import { useTexts } from "../../../locales/texts.ts";
import { Button } from "../../../ui/button.tsx";
import { ItemCard } from "../shop/item-card.tsx";
import { listedItem } from "../shop/listed-item.ts";
import { forgetSeen, recentIds } from "./recent-ids.ts";
import styles from "./recently-seen.module.css";

/** Number of items in the row. */
export const SHOWN = 4;

/** The items that were viewed in this browser, at their current prices. */
export default function RecentlySeen({ besides }: { besides?: string }) {
  const t = useTexts(recent);
  const [ids, setIds] = useState(() => recentIds().filter((id) => id !== besides));
  const { data } = useQuery("listItems", ids.length === 0 ? undefined : { query: { ids: [...ids] } });
  const items = ids.flatMap((id) => data?.items.filter((item) => item.id === id) ?? []).slice(0, SHOWN);
  if (items.length === 0) return null;

  function forget(): void {
    forgetSeen();
    setIds([]);
  }

  return (
    <section className={styles["recent"]} aria-labelledby="recently-seen">
      <header>
        <h2 id="recently-seen">{t.title}</h2>
        <Button variant="quiet" size="small" onClick={forget}>
          {t.forget}
        </Button>
      </header>
      <ul>
        {items.map((item) => (
          <ItemCard key={item.id} item={listedItem(item)} heading="h3" />
        ))}
      </ul>
    </section>
  );
}
