import { type ReactNode, useEffect, useRef } from "react";
import { IconAlertTriangle, IconCircleCheck, IconInfoCircle } from "../icons/shop-icons.ts";
import styles from "./alert.module.css";
import { classes } from "../classes.ts";

type Kind = "bad" | "warning" | "good" | "note";

const icons = { bad: IconAlertTriangle, warning: IconAlertTriangle, good: IconCircleCheck, note: IconInfoCircle };

type Props = {
  kind?: Kind;
  children: ReactNode;
  action?: ReactNode;
  /** For a message that takes the place of the button that was pressed: without it, the focus would be lost. */
  takesFocus?: boolean;
};

/** A message within the page. Screen readers announce errors at once, and other messages when they are idle. */
export function Alert({ kind = "note", children, action, takesFocus = false }: Props) {
  const Icon = icons[kind];
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (takesFocus) place.current?.focus();
  }, [takesFocus]);
  return (
    <div
      ref={place}
      className={classes(styles["alert"], styles[kind])}
      role={kind === "bad" ? "alert" : "status"}
      tabIndex={takesFocus ? -1 : undefined}
    >
      <Icon size={20} stroke={1.8} />
      <div className={styles["text"]}>{children}</div>
      {action}
    </div>
  );
}
