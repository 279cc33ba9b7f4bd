import type { ReactNode } from "react";
import { classes } from "./classes.ts";
import styles from "./sums.module.css";

/** Amounts below each other. One of them is the total. */
export function Sums({ id, children }: { id?: string; children: ReactNode }) {
  return (
    <dl id={id} className={styles["sums"]}>
      {children}
    </dl>
  );
}

type SumProps = { label: string; isTotal?: boolean; className?: string | undefined; children: ReactNode };

export function Sum({ label, isTotal = false, className, children }: SumProps) {
  return (
    <div className={classes(isTotal && styles["total"], className)}>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}
