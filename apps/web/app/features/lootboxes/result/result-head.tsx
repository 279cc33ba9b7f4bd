import { formatEuros, sum } from "@trove/money";
import { boxPage } from "../../../locales/en/lootboxes/box-page.ts";
import { opening } from "../../../locales/en/lootboxes/opening.ts";
import { useTexts } from "../../../locales/texts.ts";
import { Alert } from "../../../ui/feedback/alert.tsx";
import type { Notice, Outcome } from "../opening/opening-phase.ts";
import styles from "./result-dialog.module.css";

type Props = { id: string; outcome: Outcome; notice: Notice | undefined };

/** Announces what was won, also to screen readers; in the demo, what would have been won. */
export function ResultHead({ id, outcome: { source, boxName, wins }, notice }: Props) {
  const { result: t, notices } = useTexts(opening);
  const { stage } = useTexts(boxPage);
  const demo = source === "demo";
  const names = wins.map(({ item }) => item.name).join(", ");
  const several = wins.length > 1;
  const one = demo ? t.would(names) : t.won(names);
  const many = demo ? t.wouldSeveral(wins.length) : t.severalTitle(wins.length);
  return (
    <>
      <p className="visually-hidden" role="status">
        {several && !demo ? t.wonSeveral(wins.length, names) : one}
      </p>
      {notice?.name === "resumed" && (
        <div className={styles["resumed"]}>
          <Alert kind="good">{notices.resumed(notice.boxName)}</Alert>
        </div>
      )}
      {demo && <p className={styles["demo"]}>{stage.demo}</p>}
      <div className={styles["head"]}>
        <p>{t.from(boxName)}</p>
        <h2 id={id}>{several ? many : one}</h2>
        {several && <p>{t.total(formatEuros(sum(wins.map(({ item }) => item.marketPrice))))}</p>}
      </div>
    </>
  );
}
