import { type ComponentProps, type ReactNode, useId } from "react";
import { Checkbox } from "./checkbox.tsx";
import styles from "./checkbox-field.module.css";

type Props = ComponentProps<typeof Checkbox> & { label: ReactNode; error?: string };

export function CheckboxField({ label, error, ...input }: Props) {
  const errorId = useId();
  return (
    <div>
      <label className={styles["field"]}>
        <Checkbox
          {...input}
          aria-invalid={error === undefined ? undefined : true}
          aria-describedby={error === undefined ? undefined : errorId}
        />
        <span>{label}</span>
      </label>
      {error !== undefined && (
        <p id={errorId} className={styles["error"]}>
          {error}
        </p>
      )}
    </div>
  );
}
