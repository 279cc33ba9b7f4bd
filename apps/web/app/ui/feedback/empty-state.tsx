import type { ReactNode } from "react";
import styles from "./empty-state.module.css";
import { EmptyCase } from "../illustrations/empty-case.tsx";

type Props = {
  /** One sentence: what is not here. */
  text: string;
  /** The one thing to do about it. */
  action?: ReactNode;
  picture?: ReactNode;
};

/** Stands where a list would be. */
export function EmptyState({ text, action, picture = <EmptyCase /> }: Props) {
  return (
    <div className={styles["empty"]}>
      <div className={styles["picture"]}>{picture}</div>
      <p>{text}</p>
      {action}
    </div>
  );
}
