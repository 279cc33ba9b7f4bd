import { formatEuros } from "@trove/money";
import { boxPage } from "../../../locales/en/lootboxes/box-page.ts";
import { useTexts } from "../../../locales/texts.ts";
import { boxFigures } from "./box-figures.ts";
import type { Box } from "../opening/opening-phase.ts";
import letters from "../../../ui/letters.module.css";
import styles from "./value-strip.module.css";

/** Four figures about the value of an opening, computed from the odds on the page. */
export function ValueStrip({ box }: { box: Box }) {
  const { figures: t, contents } = useTexts(boxPage);
  const { expected, median, chanceToBeatPrice } = boxFigures(box);
  const figures = [
    [t.price, formatEuros(box.price), t.priceHint],
    [t.expected, formatEuros(expected), t.expectedHint],
    [t.median, formatEuros(median), t.medianHint],
    [t.beats, contents.atLeast(chanceToBeatPrice), t.beatsHint],
  ] as const;
  return (
    <dl className={styles["strip"]} data-figures aria-label={t.label}>
      {figures.map(([name, value, hint]) => (
        <div key={name}>
          <dt className={letters["hint"]}>{name}</dt>
          <dd>
            <bdi dir="ltr">{value}</bdi>
            <small>{hint}</small>
          </dd>
        </div>
      ))}
    </dl>
  );
}
