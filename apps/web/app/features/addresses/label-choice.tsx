import { addresses } from "../../locales/en/addresses.ts";
import { useTexts } from "../../locales/texts.ts";
import { classes } from "../../ui/classes.ts";
import choices from "../../ui/form/choices.module.css";
import layout from "../../ui/layout.module.css";
import styles from "./label-choice.module.css";
import type { AddressLabel } from "./address-values.ts";

const LABELS = ["Home", "Office", "Other"] as const satisfies readonly AddressLabel[];

type Props = { value: AddressLabel; onChange: (label: AddressLabel) => void };

/** Lets a person choose the label of an address in the address book. */
export function LabelChoice({ value, onChange }: Props) {
  const t = useTexts(addresses);
  return (
    <fieldset className={classes(layout["wrap-2"], choices["choices"], choices["coloured"], styles["choice"])}>
      <legend>{t.fields.label}</legend>
      {LABELS.map((label) => (
        <label key={label}>
          <input type="radio" name="label" checked={label === value} onChange={() => onChange(label)} />
          {t.labels[label]}
        </label>
      ))}
    </fieldset>
  );
}
