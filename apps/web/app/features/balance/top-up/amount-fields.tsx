import { type Cents, formatEuros, formatShort, parseEuros } from "@trove/money";
import type { CallResult } from "../../../api/request.ts";
import type { useForm } from "../../../forms/use-form.ts";
import { balance } from "../../../locales/en/balance.ts";
import { currencyName } from "../../../locales/names.ts";
import { useTexts } from "../../../locales/texts.ts";
import { SelectField, TextField } from "../../../ui/form/field.tsx";
import { classes } from "../../../ui/classes.ts";
import choices from "../../../ui/form/choices.module.css";
import layout from "../../../ui/layout.module.css";
import styles from "./amount-fields.module.css";
import { amountText, type Limits } from "./top-up-amount.ts";

type Form = ReturnType<typeof useForm<{ amount: string; currencyCode: string }>>;

type Props = {
  form: Pick<Form, "values" | "text" | "set">;
  presets: readonly Cents[];
  limits: Limits;
  currencies: CallResult<"getApplicationInfo">["currencies"];
};

/** The fields for the amount, suggested or typed, and the card's currency. */
export function AmountFields({ form, presets, limits, currencies }: Props) {
  const t = useTexts(balance).topUp;
  const { amount, currencyCode } = form.values;
  const chosen = parseEuros(amount);
  const currency = currencies.find(({ code }) => code === currencyCode);
  const foreign = currency !== undefined && currency.rateToEur !== 1;

  return (
    <div className={layout["stack-5"]}>
      <fieldset className={classes(choices["choices"], choices["coloured"], styles["presets"])}>
        <legend>{t.amount}</legend>
        {presets.map((preset) => (
          <label key={preset}>
            <input
              type="radio"
              name="preset"
              checked={chosen === preset}
              onChange={() => form.set("amount", amountText(preset))}
            />
            <bdi dir="ltr">{formatShort(preset)}</bdi>
          </label>
        ))}
      </fieldset>
      <div className={styles["pair"]}>
        <TextField
          {...form.text("amount")}
          label={t.otherAmount}
          hint={t.range(formatEuros(limits.least), formatEuros(limits.most))}
          inputMode="decimal"
          autoComplete="off"
          before="€"
        />
        <SelectField
          {...form.text("currencyCode")}
          label={t.currency}
          hint={foreign ? t.rate(currency.code, `€${currency.rateToEur}`) : undefined}
        >
          {currencies.map(({ code }) => (
            <option key={code} value={code}>
              {code} · {currencyName(code)}
            </option>
          ))}
        </SelectField>
      </div>
    </div>
  );
}
