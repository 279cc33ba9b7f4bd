import { paysTooMuch, resultsOf } from "@trove/lootboxes";
import { cents, formatEuros } from "@trove/money";
import { useDeferredValue, useMemo } from "react";
import { adminBoxes } from "../../../../locales/en/lootboxes/operators/boxes.ts";
import { useTexts } from "../../../../locales/texts.ts";
import { Alert } from "../../../../ui/feedback/alert.tsx";
import { classes } from "../../../../ui/classes.ts";
import layout from "../../../../ui/layout.module.css";
import letters from "../../../../ui/letters.module.css";
import styles from "./figures-panel.module.css";
import type { LiveBox } from "./live-box.ts";

/** A chart of the tickets of each win, from the most valuable to the least. Marks wins above the box's price. */
function Distribution({ live: { drops, priced } }: { live: LiveBox }) {
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
          <span>{t.share(tickets / 1_000_000)}</span>
        </li>
      ))}
    </ol>
  );
}

/** All figures of the typed box, updated as it is typed. The result of 1,000 openings follows after a short delay. */
export function FiguresPanel({ live }: { live: LiveBox }) {
  const { figures: t, drops, payout: percentOf } = useTexts(adminBoxes);
  const { priced, payout, figures } = live;
  const settled = useDeferredValue(figures === undefined ? undefined : priced);
  const results = useMemo(() => settled && resultsOf(settled), [settled]);
  const isAbove = priced !== undefined && paysTooMuch(priced);
  const money = (amount: number | undefined) =>
    amount === undefined ? "–" : formatEuros(cents(Math.round(amount))).replace("-", "−");
  const margin = figures && priced ? priced.priceCents - figures.expectedCents : undefined;
  const lines = [
    [t.margin, money(margin)],
    [t.expected, money(figures?.expectedCents)],
    [t.median, money(figures?.medianCents)],
    [t.wins, figures === undefined ? "–" : drops.share(figures.chanceToBeatPrice)],
    [t.deviation, money(figures?.standardDeviationCents)],
  ] as const;

  return (
    <section className={styles["panel"]} aria-labelledby="box-figures">
      <h2 id="box-figures">{t.title}</h2>
      <p className={classes(layout["stack-1"], styles["payout"])} data-above={isAbove || undefined}>
        <span className={letters["hint"]}>{t.payout}</span>
        <strong>
          <bdi dir="ltr">{payout === undefined ? "–" : percentOf(payout)}</bdi>
        </strong>
        <meter value={Math.min(payout ?? 0, 10_000)} max={10_000} aria-label={t.payout} />
        <small className={letters["hint"]}>{figures === undefined ? t.soFar : t.payoutHint}</small>
      </p>
      {isAbove && <Alert kind="warning">{t.above}</Alert>}
      <dl className={classes(layout["stack-2"], styles["lines"])}>
        {lines.map(([name, value]) => (
          <div key={name}>
            <dt className={letters["muted"]}>{name}</dt>
            <dd>
              <bdi dir="ltr">{value}</bdi>
            </dd>
          </div>
        ))}
      </dl>
      {results !== undefined && figures !== undefined && (
        <>
          <h3>{t.thousand}</h3>
          <dl className={classes(layout["stack-2"], styles["lines"])}>
            <div data-loss={results.worstCents < 0 || undefined}>
              <dt className={letters["muted"]}>{t.worst}</dt>
              <dd>
                <bdi dir="ltr">{money(results.worstCents)}</bdi>
              </dd>
            </div>
            <div>
              <dt className={letters["muted"]}>{t.middle}</dt>
              <dd>
                <bdi dir="ltr">{money(results.middleCents)}</bdi>
              </dd>
            </div>
          </dl>
          <h3>{t.distribution}</h3>
          <Distribution live={live} />
        </>
      )}
      {figures === undefined && <p className={letters["hint"]}>{t.incomplete}</p>}
    </section>
  );
}
