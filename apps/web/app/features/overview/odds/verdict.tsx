import { IconAlertTriangle, IconCircleCheck } from "../../../ui/icons/shop-icons.ts";
import type { CallResult } from "../../../api/request.ts";
import { watchedOdds } from "../../../locales/en/overview/odds.ts";
import { useTexts } from "../../../locales/texts.ts";
import { dateTimeText } from "../../../ui/date-text.ts";
import styles from "./odds.module.css";

type Test = CallResult<"getWatchedOdds">["payout"];

/** The result of testing a version's openings against its odds: they match, or have deviated since a time. */
export function Verdict({ test: { evidence, alarmAt, alarmedAtUtc } }: { test: Test }) {
  const t = useTexts(watchedOdds);
  if (alarmedAtUtc !== null) {
    return (
      <span className={styles["verdict"]} data-state="strays">
        <IconAlertTriangle size={16} aria-hidden="true" /> {t.strayed(dateTimeText(alarmedAtUtc))}
      </span>
    );
  }
  return (
    <span className={styles["verdict"]} title={t.evidence(Math.max(0, evidence) / alarmAt)}>
      <IconCircleCheck size={16} aria-hidden="true" /> {t.calm}
    </span>
  );
}
