import type { ReactNode } from "react";
import { classes } from "../../../ui/classes.ts";
import layout from "../../../ui/layout.module.css";
import styles from "./entry-list.module.css";

/** A short list within a page, one entry per line. Shows nothing if it has no entries. */
export function EntryList({ label, children }: { label?: string; children: ReactNode }) {
  return (
    <ul className={classes(layout["stack-3"], styles["entries"])} aria-label={label}>
      {children}
    </ul>
  );
}
