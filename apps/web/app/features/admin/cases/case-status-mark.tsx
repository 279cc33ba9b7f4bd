import type { CaseOutcome, CaseStatus } from "@trove/contract/statuses";
import { cases } from "../../../locales/en/dashboard/cases.ts";
import { useTexts } from "../../../locales/texts.ts";
import styles from "./case-status-mark.module.css";

/** Where a case stands, and how it ended. */
export function CaseStatusMark({ status, outcome }: { status: CaseStatus; outcome: CaseOutcome | null }) {
  const t = useTexts(cases);
  return (
    <span className={styles["mark"]} data-status={status} data-outcome={outcome}>
      {outcome === null ? t.statuses[status] : t.closedAs(t.outcomes[outcome])}
    </span>
  );
}
