import type { ReactNode } from "react";
import styles from "./empty-state.module.css";
import { EmptyCase } from "../illustrations/empty-case.tsx";

type Props = {
  /** One sentence that tells what is missing. */
  text: string;
  /** The one action that fills the list. */
  action?: ReactNode;
  picture?: ReactNode;
};

/** Shown in place of an empty list. */
export function EmptyState({ text, action, picture = <EmptyCase /> }: Props) {
  return (
    <div className={styles["empty"]}>
      <div className={styles["picture"]}>{picture}</div>
      <p>{text}</p>
      {action}
    </div>
  );
}
