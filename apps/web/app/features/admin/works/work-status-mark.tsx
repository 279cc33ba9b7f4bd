import type { WorkStatus } from "@trove/contract/statuses";
import { works } from "../../../locales/en/dashboard/works.ts";
import { useTexts } from "../../../locales/texts.ts";
import styles from "./works.module.css";

export function WorkStatusMark({ status }: { status: WorkStatus }) {
  const t = useTexts(works);
  return (
    <span className={styles["mark"]} data-status={status}>
      {t.statuses[status]}
    </span>
  );
}
