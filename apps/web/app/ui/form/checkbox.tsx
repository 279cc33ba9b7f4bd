import type { ComponentProps } from "react";
import styles from "./checkbox.module.css";

/** The box itself, for a label that holds more than words. */
export function Checkbox(props: Omit<ComponentProps<"input">, "type" | "className">) {
  return <input {...props} type="checkbox" className={styles["box"]} />;
}
