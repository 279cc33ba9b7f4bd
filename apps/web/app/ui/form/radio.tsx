import type { ComponentProps } from "react";
import styles from "./radio.module.css";

/** The round mark of a radio button. The caller renders its label and the frame that shows it selected. */
export function Radio(props: Omit<ComponentProps<"input">, "type" | "className">) {
  return <input type="radio" {...props} className={styles["radio"]} />;
}
