import type { ReactNode } from "react";
import { Link } from "react-router";
import { classes } from "../classes.ts";
import styles from "./chips.module.css";

/** A row of chips that scrolls sideways if it doesn't fit. */
export function Chips({ label, children }: { label: string; children: ReactNode }) {
  return (
    <ul className={styles["chips"]} aria-label={label}>
      {children}
    </ul>
  );
}

type ChipProps = { to: string; current: boolean; picture?: ReactNode; children: ReactNode };

/** One choice as a link, so that it works with the URL alone. */
export function ChipLink({ to, current, picture, children }: ChipProps) {
  return (
    <li>
      <Link
        to={to}
        preventScrollReset
        className={classes(styles["chip"], picture !== undefined && styles["pictured"])}
        aria-current={current ? "true" : undefined}
      >
        {picture}
        {children}
      </Link>
    </li>
  );
}
