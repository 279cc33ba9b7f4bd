import type { ReactNode } from "react";
import { IconAlertTriangle, IconCircleCheck, IconInfoCircle } from "../icons/shop-icons.ts";
import styles from "./alert.module.css";
import { classes } from "../classes.ts";

type Kind = "bad" | "warning" | "good" | "note";

const icons = { bad: IconAlertTriangle, warning: IconAlertTriangle, good: IconCircleCheck, note: IconInfoCircle };

/** A message within the page. Screen readers announce errors at once, and other messages when they are idle. */
export function Alert({ kind = "note", children, action }: { kind?: Kind; children: ReactNode; action?: ReactNode }) {
  const Icon = icons[kind];
  return (
    <div className={classes(styles["alert"], styles[kind])} role={kind === "bad" ? "alert" : "status"}>
      <Icon size={20} stroke={1.8} />
      <div className={styles["text"]}>{children}</div>
      {action}
    </div>
  );
}
