import styles from "./spinner.module.css";

/**
 * A spinning ring in the current text colour. Hidden from screen readers, so the element around it must be marked busy.
 */
export function Spinner({ size = 18 }: { size?: number }) {
  return <span className={styles["spinner"]} style={{ inlineSize: size, blockSize: size }} aria-hidden="true" />;
}
