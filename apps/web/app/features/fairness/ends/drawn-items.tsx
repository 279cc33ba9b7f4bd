import type { Draw } from "@trove/fairness";
import { cents } from "@trove/money";
import { useQuery } from "../../../api/use-query.ts";
import { ends } from "../../../locales/en/fairness/ends.ts";
import { percent } from "../../../locales/en/grammar.ts";
import { useTexts } from "../../../locales/texts.ts";
import { ItemPicture } from "../../../ui/media/item-picture.tsx";
import { Price } from "../../../ui/price.tsx";
import { classes } from "../../../ui/classes.ts";
import layout from "../../../ui/layout.module.css";
import styles from "./drawn-items.module.css";

const TICKETS = 1_000_000;

/** The items drawn from boxes, real or hypothetical, with the names and values of the proved odds table. */
export function DrawnItems({ title, draws }: { title: string; draws: readonly Draw[] }) {
  const t = useTexts(ends);
  const ids = [...new Set(draws.map(({ drop }) => drop.itemId))];
  const { data } = useQuery("listItems", { query: { ids, pageNumber: 1, pageSize: ids.length } });
  const shown = new Map(data?.items.map((item) => [item.id, item]));
  return (
    <section className={classes(layout["stack-3"], styles["drawn"])} aria-label={title}>
      <h3>{title}</h3>
      <ul>
        {draws.map(({ ticket, drop }, box) => {
          const item = shown.get(drop.itemId);
          return (
            <li key={`${box} ${ticket}`} data-tier={item?.tier}>
              {item ? (
                <ItemPicture src={item.imageUrl} alt="" tier={item.tier} size="panel" />
              ) : (
                <span className={styles["unseen"]} aria-hidden="true" />
              )}
              <strong>
                <bdi>{drop.name}</bdi>
              </strong>
              <Price amount={cents(drop.marketPriceCents)} />
              <small>{t.chanceOf(percent(drop.tickets / TICKETS))}</small>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
