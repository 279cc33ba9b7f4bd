import { withdrawals } from "../../locales/en/withdrawals/withdrawals.ts";
import { useTexts } from "../../locales/texts.ts";
import summary from "../../ui/page/summary.module.css";
import styles from "./withdraw-page.module.css";

/** The steps after a withdrawal, beside its form. */
export function WhatFollows() {
  const { title, mail, send, refund } = useTexts(withdrawals).follows;
  return (
    <aside className={summary["summary"]} aria-label={title}>
      <h2>{title}</h2>
      <ol className={styles["steps"]}>
        {[mail, send, refund].map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
    </aside>
  );
}
