import { type ReactNode, useId } from "react";
import styles from "./withdrawal-page.module.css";

/** One thing that an operator can do with a withdrawal. */
export function ActSection({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <section className={styles["panel"]} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {children}
    </section>
  );
}
