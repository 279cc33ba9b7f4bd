import { lastingOf } from "@trove/lootboxes";
import { rehearsalTexts } from "../../../../locales/en/lootboxes/operators/rehearsal.ts";
import { useTexts } from "../../../../locales/texts.ts";
import type { LiveBox } from "../figures/live-box.ts";
import { classes } from "../../../../ui/classes.ts";
import tables from "../../../../ui/table.module.css";
import styles from "./rehearsal.module.css";

/** For each item, how many openings its stock lasts, scarcest first. */
export function StockTable({ live }: { live: LiveBox }) {
  const { stock: t } = useTexts(rehearsalTexts);
  const lines = live.drops
    .map(({ item, tickets }) => ({
      item,
      lasting: item.stock === null || tickets < 1 ? undefined : lastingOf(item.stock, tickets),
    }))
    .toSorted((a, b) => (a.lasting?.certain ?? Infinity) - (b.lasting?.certain ?? Infinity));
  return (
    <section aria-labelledby="rehearsed-stock">
      <h3 id="rehearsed-stock">{t.title}</h3>
      <table className={classes(tables["close"], tables["pairs"], styles["stock"])} aria-labelledby="rehearsed-stock">
        <thead>
          <tr>
            <th scope="col">{t.item}</th>
            <th scope="col">{t.pieces}</th>
            <th scope="col">{t.expected}</th>
            <th scope="col">{t.certain}</th>
          </tr>
        </thead>
        <tbody>
          {lines.map(({ item, lasting }) => (
            <tr key={item.id}>
              <th scope="row">
                <bdi>{item.name}</bdi>
              </th>
              <td data-label={t.pieces}>{item.stock ?? t.unlimited}</td>
              <td data-label={t.expected}>{lasting === undefined ? "–" : t.openings(Math.floor(lasting.expected))}</td>
              <td data-label={t.certain}>{lasting === undefined ? "–" : t.openings(lasting.certain)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className={styles["note"]}>{t.note}</p>
    </section>
  );
}
