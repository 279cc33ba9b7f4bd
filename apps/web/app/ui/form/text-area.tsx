import type { ComponentProps } from "react";
import { type FieldTexts, FieldFrame, useFieldControl } from "./field.tsx";
import styles from "./text-area.module.css";

type Props = FieldTexts & ComponentProps<"textarea">;

/** A field for several lines of text. It grows with its content. */
export function TextArea({ label, hint, error, note, className, ...input }: Props) {
  const control = useFieldControl({ hint, error });
  return (
    <FieldFrame id={control.id} label={label} hint={hint} error={error} note={note} className={className}>
      <textarea className={styles["area"]} {...input} {...control} />
    </FieldFrame>
  );
}
