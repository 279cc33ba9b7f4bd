import styles from "./used-bar.module.css";

/** A bar with the part of a limit that is used up. */
export const UsedBar = ({ label, most, used }: { label: string; most: number; used: number }) => (
  <progress className={styles["bar"]} aria-label={label} max={Math.max(most, 1)} value={used} />
);
