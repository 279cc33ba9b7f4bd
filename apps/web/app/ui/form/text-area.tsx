import type { ComponentProps } from "react";
import { type FieldTexts, FieldFrame, useFieldControl } from "./field.tsx";
import styles from "./text-area.module.css";

type Props = FieldTexts & ComponentProps<"textarea">;

/** Several lines of text; grows with them. */
export function TextArea({ label, hint, error, note, className, ...input }: Props) {
  const control = useFieldControl({ hint, error });
  return (
    <FieldFrame id={control.id} label={label} hint={hint} error={error} note={note} className={className}>
      <textarea className={styles["area"]} {...input} {...control} />
    </FieldFrame>
  );
}
