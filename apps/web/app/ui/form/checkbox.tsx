import type { ComponentProps } from "react";
import styles from "./checkbox.module.css";

/** A checkbox without its label, for labels that contain more than text. */
export function Checkbox(props: Omit<ComponentProps<"input">, "type" | "className">) {
  return <input {...props} type="checkbox" className={styles["box"]} />;
}
