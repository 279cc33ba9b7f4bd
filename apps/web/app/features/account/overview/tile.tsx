import type { ReactNode } from "react";
import { Link } from "react-router";
import { classes } from "../../../ui/classes.ts";
import styles from "./overview.module.css";

type Props = {
  title: string;
  /** The page with all of it. */
  to: string;
  more: string;
  size?: "small" | "half" | "full";
  children: ReactNode;
};

/** A part of the account's overview: a heading, what it shows, and a link to its page. */
export function Tile({ title, to, more, size = "small", children }: Props) {
  return (
    <section className={classes(styles["tile"], styles[size])} aria-label={title}>
      <div className={styles["head"]}>
        <h2>{title}</h2>
        <Link to={to}>{more}</Link>
      </div>
      {children}
    </section>
  );
}
