import { type ComponentProps, type ReactNode, useId } from "react";
import { classes } from "../classes.ts";
import { FieldError } from "./field-error.tsx";
import styles from "./field.module.css";

export type FieldTexts = {
  label: string;
  /** Help that is shown before the person makes a mistake. */
  hint?: ReactNode;
  /** The text of a mistake. It is shown with the field, which is then marked invalid. */
  error?: string;
  /** A word shown after the label, such as "optional". */
  note?: string;
};

/**
 * The attributes that connect a control to its label, hint and error. Spread them on the control and pass the id to
 * FieldFrame.
 */
export function useFieldControl({ hint, error }: Pick<FieldTexts, "hint" | "error">) {
  const id = useId();
  const described = [hint !== undefined && `${id}-hint`, error !== undefined && `${id}-error`].filter(Boolean);
  return {
    id,
    "aria-describedby": described.join(" ") || undefined,
    "aria-invalid": error === undefined ? undefined : (true as const),
  };
}

/** Lays out label, control, hint and error. */
export function FieldFrame({
  id,
  label,
  hint,
  error,
  note,
  className,
  children,
}: FieldTexts & { id: string; className?: string; children: ReactNode }) {
  return (
    <div className={classes(styles["field"], className)}>
      <label htmlFor={id}>
        {label}
        {note !== undefined && <span className={styles["note"]}>{note}</span>}
      </label>
      {children}
      {hint !== undefined && (
        <p id={`${id}-hint`} className={styles["hint"]}>
          {hint}
        </p>
      )}
      {error !== undefined && <FieldError id={`${id}-error`}>{error}</FieldError>}
    </div>
  );
}

type TextFieldProps = FieldTexts & ComponentProps<"input"> & { before?: ReactNode; after?: ReactNode };

/**
 * A field for one line of text. `before` and `after` are inside its frame, for a symbol or a button. A field
 * whose mistake is told elsewhere only gets `aria-invalid`.
 */
export function TextField({ label, hint, error, note, className, before, after, ...input }: TextFieldProps) {
  const control = useFieldControl({ hint, error });
  return (
    <FieldFrame id={control.id} label={label} hint={hint} error={error} note={note} className={className}>
      <div className={styles["frame"]}>
        {before !== undefined && <span className={styles["before"]}>{before}</span>}
        <input {...input} {...control} aria-invalid={control["aria-invalid"] ?? input["aria-invalid"]} />
        {after}
      </div>
    </FieldFrame>
  );
}

type SelectFieldProps = FieldTexts & ComponentProps<"select">;

/** A choice from a list, with the browser's own picker. */
export function SelectField({ label, hint, error, note, className, children, ...select }: SelectFieldProps) {
  const control = useFieldControl({ hint, error });
  return (
    <FieldFrame id={control.id} label={label} hint={hint} error={error} note={note} className={className}>
      <div className={styles["frame"]}>
        <select {...select} {...control}>
          {children}
        </select>
      </div>
    </FieldFrame>
  );
}
