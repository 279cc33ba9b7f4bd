import type { OddsTable } from "@trove/fairness";
import { differencesOf, type DropDifference } from "@trove/lootboxes";
import { cents, formatEuros } from "@trove/money";
import { rehearsalTexts } from "../../../../locales/en/lootboxes/operators/rehearsal.ts";
import { useTexts } from "../../../../locales/texts.ts";
import styles from "./version-history.module.css";

type Props = { before: OddsTable | undefined; after: OddsTable; isFirst: boolean };

const money = (amount: number) => formatEuros(cents(amount));

/** Describes the differences between a version and the one before it. */
export function VersionDifferences({ before, after, isFirst }: Props) {
  const { history: t } = useTexts(rehearsalTexts);
  if (before === undefined) return isFirst ? <p>{t.first}</p> : null;
  const { price, drops } = differencesOf(before, after);

  function linesOf({ before: old, after: fresh }: DropDifference): string[] {
    if (old === undefined) return fresh === undefined ? [] : [t.added(fresh.name, fresh.tickets)];
    if (fresh === undefined) return [t.removed(old.name, old.tickets)];
    return [
      ...(old.name === fresh.name ? [] : [t.renamed(old.name, fresh.name)]),
      ...(old.marketPriceCents === fresh.marketPriceCents
        ? []
        : [t.value(fresh.name, money(old.marketPriceCents), money(fresh.marketPriceCents))]),
      ...(old.tickets === fresh.tickets ? [] : [t.tickets(fresh.name, old.tickets, fresh.tickets)]),
    ];
  }

  const lines = [
    ...(price === null ? [] : [t.price(money(price.beforeCents), money(price.afterCents))]),
    ...drops.flatMap(linesOf),
  ];
  return (
    <ul className={styles["differences"]}>
      {(lines.length === 0 ? [t.nothing] : lines).map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  );
}
