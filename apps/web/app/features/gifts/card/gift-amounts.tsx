import { type Cents, formatShort, fromEuros } from "@trove/money";
import { gifts } from "../../../locales/en/gifts/gifts.ts";
import { useTexts } from "../../../locales/texts.ts";
import { classes } from "../../../ui/classes.ts";
import choices from "../../../ui/form/choices.module.css";
import styles from "./gift-amounts.module.css";

const AMOUNTS = [25, 50, 100, 200].map(fromEuros);

type Props = { value: Cents | undefined; onChange: (amount: Cents) => void };

/** The usual amounts of gift cards. */
export function GiftAmounts({ value, onChange }: Props) {
  const t = useTexts(gifts);
  return (
    <fieldset className={classes(choices["choices"], choices["coloured"], styles["amounts"])}>
      <legend>{t.buy.usual}</legend>
      {AMOUNTS.map((amount) => (
        <label key={amount}>
          <input type="radio" name="usual" checked={value === amount} onChange={() => onChange(amount)} />
          <bdi dir="ltr">{formatShort(amount)}</bdi>
        </label>
      ))}
    </fieldset>
  );
}
