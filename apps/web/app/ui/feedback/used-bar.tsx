import styles from "./used-bar.module.css";

/** A bar with the part of a limit that is used up. It is full, in another colour, if nothing is left. */
export const UsedBar = ({ label, most, used }: { label: string; most: number; used: number }) => (
  <progress
    className={styles["bar"]}
    data-full={used >= most || undefined}
    aria-label={label}
    max={Math.max(most, 1)}
    value={most === 0 ? 1 : used}
  />
);
