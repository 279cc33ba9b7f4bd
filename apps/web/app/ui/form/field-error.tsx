import type { ComponentProps } from "react";
import { IconAlertCircle } from "@tabler/icons-react";
import styles from "./field-error.module.css";

/** What is wrong with a field or a choice, under it. */
export function FieldError({ children, ...rest }: ComponentProps<"p">) {
  return (
    <p {...rest} className={styles["error"]}>
      <IconAlertCircle size={16} />
      {children}
    </p>
  );
}
