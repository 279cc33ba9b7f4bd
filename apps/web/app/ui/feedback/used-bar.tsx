import styles from "./used-bar.module.css";

/** A bar with the part of a limit that is used up. It is full for a limit of nothing. */
export const UsedBar = ({ label, most, used }: { label: string; most: number; used: number }) => (
  <progress className={styles["bar"]} aria-label={label} max={Math.max(most, 1)} value={most === 0 ? 1 : used} />
);
