import { useId } from "react";
import styles from "./switch-field.module.css";

type Props = {
  label: string;
  hint?: string;
  checked: boolean;
  disabled?: boolean;
  onChange: (checked: boolean) => void;
};

export function SwitchField({ label, hint, checked, disabled, onChange }: Props) {
  const hintId = useId();
  return (
    <label className={styles["field"]}>
      <span className={styles["text"]}>
        {label}
        {hint !== undefined && <small id={hintId}>{hint}</small>}
      </span>
      <input
        type="checkbox"
        role="switch"
        className={styles["switch"]}
        checked={checked}
        aria-checked={checked}
        disabled={disabled}
        aria-describedby={hint === undefined ? undefined : hintId}
        onChange={(event) => onChange(event.currentTarget.checked)}
      />
    </label>
  );
}
