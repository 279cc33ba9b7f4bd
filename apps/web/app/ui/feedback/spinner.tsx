import styles from "./spinner.module.css";

/** A turning ring in the colour of the text around it. Says nothing itself: what it belongs to is marked busy. */
export function Spinner({ size = 18 }: { size?: number }) {
  return <span className={styles["spinner"]} style={{ inlineSize: size, blockSize: size }} aria-hidden="true" />;
}
