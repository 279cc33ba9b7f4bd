import type { ReactNode } from "react";
import { classes } from "../../ui/classes.ts";
import { PageTitle } from "../../ui/page/page-title.tsx";
import styles from "./payment-status-view.module.css";

type Props = {
  tone: "plain" | "good" | "bad";
  icon: ReactNode;
  title: string;
  children: ReactNode;
  actions?: ReactNode;
};

/** Shows one state of a payment, at the same place on the page for every state. Screen readers announce each change. */
export function PaymentStatusView({ tone, icon, title, children, actions }: Props) {
  return (
    <div className={styles["view"]}>
      <div role="status" className={styles["status"]}>
        <span className={classes(styles["icon"], styles[tone])}>{icon}</span>
        <PageTitle title={title} />
        <div className={styles["text"]}>{children}</div>
      </div>
      {actions !== undefined && <div className={styles["actions"]}>{actions}</div>}
    </div>
  );
}
