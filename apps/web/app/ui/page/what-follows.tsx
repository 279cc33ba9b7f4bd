import summary from "./summary.module.css";
import styles from "./what-follows.module.css";

type Props = { title: string; steps: readonly string[] };

/** The steps that follow after a form is sent, beside the form. */
export function WhatFollows({ title, steps }: Props) {
  return (
    <aside className={summary["summary"]} aria-label={title}>
      <h2>{title}</h2>
      <ol className={styles["steps"]}>
        {steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
    </aside>
  );
}
