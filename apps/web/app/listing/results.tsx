import { type ReactNode } from "react";
import { classes } from "../ui/classes.ts";
import { Pager } from "../ui/page/pager.tsx";
import { later } from "../ui/later.tsx";
import styles from "./results.module.css";

const NoMatch = later(() => import("./no-match.tsx"));

type Props = {
  label: string;
  /** True while the next response is loading. The current cards stay, slightly dimmed. */
  pending: boolean;
  pageNumber: number;
  totalPages: number;
  /**
   * Shown if there are no cards: a text, a link to the list without filters (`all`), and other things to offer
   * (`instead`).
   */
  none: { text: string; all: string; instead?: ReactNode };
  children: readonly ReactNode[];
};

/** Cards in two, three, four or six columns, with links to the list's other pages. */
export function Results({ label, pending, pageNumber, totalPages, none, children }: Props) {
  if (children.length === 0) {
    return <NoMatch {...none} />;
  }
  return (
    <>
      <ul className={classes(styles["cards"], pending && styles["pending"])} aria-label={label} aria-busy={pending}>
        {children}
      </ul>
      <Pager pageNumber={pageNumber} totalPages={totalPages} />
    </>
  );
}
