import { formatEuros, fromEuros } from "@trove/money";
import { boxPage } from "../../../locales/en/lootboxes/box-page.ts";
import { useTexts } from "../../../locales/texts.ts";
import { useTerms } from "../../../shell/terms.ts";
import { boxFigures } from "./box-figures.ts";
import styles from "./box-facts.module.css";
import type { Box } from "../opening/opening-phase.ts";

/** The facts that belong beside the button: chance of the best item, average value, selling back and shipping. */
export function BoxFacts({ box, sellsBack }: { box: Box; sellsBack: boolean }) {
  const { facts: t, contents } = useTexts(boxPage);
  const { sellRate, shipping } = useTerms();
  const { bestChance, perEuro } = boxFigures(box);
  const facts = [
    [t.best, contents.chance(bestChance)],
    [t.perEuro, formatEuros(perEuro)],
    ...(sellsBack ? [[t.sellBack, contents.chance(sellRate)] as const] : []),
    [t.shipping, formatEuros(fromEuros(shipping.prices.shipmentStandard))],
  ] as const;
  return (
    <dl className={styles["facts"]}>
      {facts.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>
            <bdi dir="ltr">{value}</bdi>
          </dd>
        </div>
      ))}
    </dl>
  );
}
