import { useId } from "react";
import { LoadingShapes, Skeleton } from "../feedback/skeleton.tsx";
import styles from "./switch-field.module.css";

type Props = {
  label: string;
  hint?: string;
  /** Undefined while the value is loading. A placeholder then keeps the field's height. */
  checked: boolean | undefined;
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
      {checked === undefined ? (
        <span className={styles["unknown"]}>
          <LoadingShapes>
            <Skeleton width={44} height={26} round />
          </LoadingShapes>
        </span>
      ) : (
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
      )}
    </label>
  );
}
