import { IconCheck } from "../icons/shop-icons.ts";
import styles from "./steps.module.css";

type Props = {
  label: string;
  names: readonly string[];
  /** The current step, counted from 0. */
  current: number;
};

/** The progress through several steps. */
export function Steps({ label, names, current }: Props) {
  return (
    <ol className={styles["steps"]} aria-label={label}>
      {names.map((name, step) => (
        <li key={name} aria-current={step === current ? "step" : undefined} data-done={step < current || undefined}>
          <span className={styles["mark"]} aria-hidden="true">
            {step < current ? <IconCheck size={16} stroke={2.4} /> : step + 1}
          </span>
          <span className={styles["name"]}>{name}</span>
        </li>
      ))}
    </ol>
  );
}
