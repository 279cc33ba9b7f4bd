import { formatEuros, subtract, sum, times } from "@trove/money";
import { useId } from "react";
import { opening } from "../../../locales/en/lootboxes/opening.ts";
import { watch } from "../../../locales/en/lootboxes/watch.ts";
import { listText } from "../../../locales/joined.ts";
import { useTexts } from "../../../locales/texts.ts";
import type { Outcome } from "../opening/opening-phase.ts";
import { FinaleView } from "../result/finale-view.tsx";
import result from "../result/result.module.css";
import { StageLine } from "../stage/stage-line.tsx";

/** The wins of a past opening, on the stage after it was shown again. Nothing can be sold or opened here. */
export default function WatchEnd({ outcome }: { outcome: Outcome }) {
  const t = useTexts(watch);
  const { from } = useTexts(opening).result;
  const titleId = useId();
  const { wins, price, boxName } = outcome;
  const [cost, value] = [times(price, wins.length), sum(wins.map(({ item }) => item.marketPrice))];
  const [paid, worth] = [formatEuros(cost), formatEuros(value)];
  const net =
    value > cost
      ? t.gain(paid, worth, formatEuros(subtract(value, cost)))
      : t.loss(paid, worth, formatEuros(subtract(cost, value)));
  const line = wins.length > 1 && value !== cost ? net : t.paid(paid, worth);
  const names = listText(wins.map(({ item }) => item.name));
  return (
    <section className={result["result"]} aria-labelledby={titleId}>
      <FinaleView
        outcome={outcome}
        hasSpun
        head={
          <div className={result["head"]}>
            <p>{from(boxName)}</p>
            <h2 id={titleId}>{wins.length > 1 ? t.several(wins.length) : <bdi>{names}</bdi>}</h2>
            <StageLine>{wins.length > 1 ? t.several(wins.length) : names}</StageLine>
          </div>
        }
        line={
          <p className={result["line"]}>
            {line}
            <StageLine>{line}</StageLine>
          </p>
        }
      />
    </section>
  );
}
