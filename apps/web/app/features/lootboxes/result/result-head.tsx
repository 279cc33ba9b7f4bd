import { formatEuros, sum, times } from "@trove/money";
import { listText } from "../../../locales/joined.ts";
import { boxPage } from "../../../locales/en/lootboxes/box-page.ts";
import { opening } from "../../../locales/en/lootboxes/opening.ts";
import { useTexts } from "../../../locales/texts.ts";
import type { Outcome } from "../opening/opening-phase.ts";
import { StageLine } from "../stage/stage-line.tsx";
import styles from "./result.module.css";

type Props = { id: string; outcome: Outcome };

/** Says what was won, or in the demo, what would have been won. Screen readers announce it. */
export function ResultHead({ id, outcome: { source, boxName, wins } }: Props) {
  const { result: t } = useTexts(opening);
  const { stage } = useTexts(boxPage);
  const demo = source === "demo";
  const names = listText(wins.map(({ item }) => item.name));
  const several = wins.length > 1;
  const one = demo ? t.would(names) : t.won(names);
  const many = demo ? t.wouldSeveral(wins.length) : t.severalTitle(wins.length);
  return (
    <>
      <StageLine>{several && !demo ? t.wonSeveral(wins.length, names) : one}</StageLine>
      <div className={styles["head"]}>
        {demo ? <p className={styles["demo"]}>{stage.demo}</p> : <p>{t.from(boxName)}</p>}
        <h2 id={id}>{several ? many : one}</h2>
      </div>
    </>
  );
}

/** The price beside the value of the wins. */
export function NetLine({ outcome: { source, price, wins } }: { outcome: Outcome }) {
  const { result: t } = useTexts(opening);
  const paid = formatEuros(times(price, wins.length));
  const worth = formatEuros(sum(wins.map(({ item }) => item.marketPrice)));
  const line = source === "demo" ? t.wouldHavePaid(paid, worth) : t.paid(paid, worth);
  return (
    <>
      <p className={styles["line"]}>{line}</p>
      <StageLine>{line}</StageLine>
    </>
  );
}
