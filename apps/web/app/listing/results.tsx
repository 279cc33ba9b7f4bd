import { type ReactNode } from "react";
import { classes } from "../ui/classes.ts";
import { Pager } from "../ui/page/pager.tsx";
import { later } from "../ui/later.tsx";
import styles from "./results.module.css";

const NoMatch = later(() => import("./no-match.tsx"));

type Props = {
  label: string;
  /** The next answer is under way; what is shown still stands, a little dimmed. */
  pending: boolean;
  pageNumber: number;
  totalPages: number;
  /** What is said when there are no cards, and where the whole list is. */
  none: { text: string; all: string };
  children: readonly ReactNode[];
};

/** Cards in two, three or four columns, with links to the list's other pages. */
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
