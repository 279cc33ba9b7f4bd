import styles from "./spinner.module.css";

/** A spinning ring in the current text colour. Hidden from screen readers: the element around it is marked busy. */
export function Spinner({ size = 18 }: { size?: number }) {
  return <span className={styles["spinner"]} style={{ inlineSize: size, blockSize: size }} aria-hidden="true" />;
}
