import type { ComponentProps } from "react";
import styles from "./radio.module.css";

/** The round mark of a choice. Its label, and the frame that shows it chosen, stand around it. */
export function Radio(props: Omit<ComponentProps<"input">, "type" | "className">) {
  return <input type="radio" {...props} className={styles["radio"]} />;
}
