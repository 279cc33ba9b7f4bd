import { formatEuros, subtract, sum, times } from "@trove/money";
import { listText } from "../../../locales/joined.ts";
import { boxPage } from "../../../locales/en/lootboxes/box-page.ts";
import { opening } from "../../../locales/en/lootboxes/opening.ts";
import { useTexts } from "../../../locales/texts.ts";
import type { Outcome } from "../opening/opening-phase.ts";
import { StageLine } from "../stage/stage-line.tsx";
import styles from "./result.module.css";

type Props = {
  id: string;
  outcome: Outcome;
  /** True if the person has turned each win as a card, so that its name was told. */
  hasTurned: boolean;
};

/** Says what was won, or in the demo, what would have been won. Screen readers announce it. */
export function ResultHead({ id, outcome: { source, boxName, wins }, hasTurned }: Props) {
  const { result: t } = useTexts(opening);
  const { stage } = useTexts(boxPage);
  const demo = source === "demo";
  const names = listText(wins.map(({ item }) => item.name));
  const several = wins.length > 1;
  const one = demo ? t.would(names) : t.won(names);
  const many = demo ? t.wouldSeveral(wins.length) : t.severalTitle(wins.length);
  return (
    <>
      <StageLine>{!several ? one : hasTurned ? many : t.wonSeveral(wins.length, names)}</StageLine>
      <div className={styles["head"]}>
        {demo ? <p className={styles["demo"]}>{stage.demo}</p> : <p>{t.from(boxName)}</p>}
        <h2 id={id}>{several ? many : one}</h2>
      </div>
    </>
  );
}

/** The price beside the value of the wins, and for several boxes the difference. */
export function NetLine({ outcome: { source, price, wins } }: { outcome: Outcome }) {
  const { result: t } = useTexts(opening);
  const cost = times(price, wins.length);
  const value = sum(wins.map(({ item }) => item.marketPrice));
  const [paid, worth] = [formatEuros(cost), formatEuros(value)];
  const hasDifference = wins.length > 1 && value !== cost;
  const net =
    value > cost
      ? t.gain(paid, worth, formatEuros(subtract(value, cost)))
      : t.loss(paid, worth, formatEuros(subtract(cost, value)));
  const line = source === "demo" ? t.wouldHavePaid(paid, worth) : hasDifference ? net : t.paid(paid, worth);
  return (
    <>
      <p className={styles["line"]}>{line}</p>
      <StageLine>{line}</StageLine>
    </>
  );
}
