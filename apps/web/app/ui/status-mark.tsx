import type { ReactNode } from "react";
import styles from "./status-mark.module.css";

/** The meaning of a status: `waiting` for somebody, `going` on, `good`, `bad`, or `over` (ended). */
export type StatusTone = "waiting" | "going" | "good" | "bad" | "over";

/** A status as text with a coloured dot. */
export function StatusMark({ tone, children }: { tone: StatusTone; children: ReactNode }) {
  return (
    <span className={styles["mark"]} data-tone={tone}>
      {children}
    </span>
  );
}
