import { type OddsDrop, TICKETS_PER_BOX } from "@trove/fairness";
import { differencesOf, payoutOf } from "@trove/lootboxes";
import { cents, formatEuros } from "@trove/money";
import { audit } from "../../../../locales/en/operators/audit.ts";
import { changes } from "../../../../locales/en/operators/changes.ts";
import { useTexts } from "../../../../locales/texts.ts";
import { classes } from "../../../../ui/classes.ts";
import tables from "../../../../ui/table.module.css";
import styles from "./changes.module.css";
import type { Tables } from "./odds-tables.ts";

type Row = { itemId: string; before: OddsDrop | undefined; after: OddsDrop | undefined };

/** All drops, in the order of the odds table after the change. Removed drops come last. */
function rowsOf({ before, after }: Tables): Row[] {
  const old = new Map((before?.drops ?? []).map((drop) => [drop.itemId, drop]));
  const kept = after.drops.map((drop) => ({ itemId: drop.itemId, before: old.get(drop.itemId), after: drop }));
  const ids = new Set(after.drops.map(({ itemId }) => itemId));
  const gone = (before?.drops ?? []).filter(({ itemId }) => !ids.has(itemId));
  return [...kept, ...gone.map((drop) => ({ itemId: drop.itemId, before: drop, after: undefined }))];
}

/** A box before and after a change: its price, payout and drops side by side. Marks the values that differ. */
export function BoxChange({ before, after }: Tables) {
  const t = useTexts(changes);
  const { nothing } = useTexts(audit);
  const differing = new Set(before === undefined ? [] : differencesOf(before, after).drops.map(({ itemId }) => itemId));
  const none = <em>{nothing}</em>;

  function markOf({ itemId, before: old, after: fresh }: Row): keyof typeof t.marks | undefined {
    if (before === undefined) return undefined;
    if (old === undefined) return "added";
    if (fresh === undefined) return "removed";
    return differing.has(itemId) ? "changed" : undefined;
  }

  const dropText = (drop: OddsDrop | undefined) =>
    drop === undefined ? (
      none
    ) : (
      <>
        <strong>{t.chance(drop.tickets / TICKETS_PER_BOX)}</strong>{" "}
        <bdi>{formatEuros(cents(drop.marketPriceCents))}</bdi>
      </>
    );

  return (
    <section className={styles["box"]}>
      <h3>{t.box}</h3>
      <table className={classes(tables["small"], styles["sides"])} aria-label={t.box}>
        <thead>
          <tr>
            <th scope="col">{t.item}</th>
            <th scope="col">{t.before}</th>
            <th scope="col">{t.after}</th>
          </tr>
        </thead>
        <tbody>
          <tr className={styles["total"]}>
            <th scope="row">{t.price}</th>
            <td>{before === undefined ? none : <bdi>{formatEuros(cents(before.priceCents))}</bdi>}</td>
            <td>
              <bdi>{formatEuros(cents(after.priceCents))}</bdi>
            </td>
          </tr>
          <tr className={styles["total"]}>
            <th scope="row">{t.payout}</th>
            <td>{before === undefined ? none : t.pays(payoutOf(before))}</td>
            <td>{t.pays(payoutOf(after))}</td>
          </tr>
          {rowsOf({ before, after }).map((row) => {
            const mark = markOf(row);
            return (
              <tr key={row.itemId} data-mark={mark}>
                <th scope="row">
                  <bdi>{row.after?.name ?? row.before?.name}</bdi>{" "}
                  {mark !== undefined && <span className={styles["mark"]}>{t.marks[mark]}</span>}
                </th>
                <td>{dropText(row.before)}</td>
                <td>{dropText(row.after)}</td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </section>
  );
}
