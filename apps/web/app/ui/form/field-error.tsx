import type { ComponentProps } from "react";
import { IconAlertCircle } from "../icons/shop-icons.ts";
import styles from "./field-error.module.css";

/** The mistake in a field or a choice. It is shown below the field. */
export function FieldError({ children, ...rest }: ComponentProps<"p">) {
  return (
    <p {...rest} className={styles["error"]}>
      <IconAlertCircle size={16} />
      {children}
    </p>
  );
}
