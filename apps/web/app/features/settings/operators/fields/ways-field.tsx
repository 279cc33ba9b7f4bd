import { PAYMENT_METHODS } from "@trove/contract/payment-methods";
import { paymentProviderName } from "@trove/contract/payment-providers";
import { settings } from "../../../../locales/en/operators/settings.ts";
import { ways } from "../../../../locales/en/payments/ways.ts";
import { countryName } from "../../../../locales/names.ts";
import { useTexts } from "../../../../locales/texts.ts";
import { Button } from "../../../../ui/button.tsx";
import { SelectField, TextField } from "../../../../ui/form/field.tsx";
import { SwitchField } from "../../../../ui/form/switch-field.tsx";
import layout from "../../../../ui/layout.module.css";
import styles from "../settings-page.module.css";
import { AddCountry } from "./add-country.tsx";
import { newWay, type TypedWay, type TypedWays } from "./typed-ways.ts";

type WayProps = { value: TypedWay; onChange: (value: TypedWay) => void };

function WayFields({ value, onChange }: WayProps) {
  const t = useTexts(settings);
  const { methods } = useTexts(ways);
  const { provider, method, countries, currencies, least, most, topUps, orders } = value;
  const change = (changed: Partial<TypedWay>) => onChange({ ...value, ...changed });
  const number = (name: "least" | "most", shown: string) => (
    <TextField
      label={t.fields[name]}
      inputMode="decimal"
      value={shown}
      onChange={(event) => change({ [name]: event.currentTarget.value })}
    />
  );
  return (
    <>
      <SelectField
        label={t.fields.provider}
        value={provider}
        onChange={(event) => change({ provider: event.currentTarget.value })}
      >
        {paymentProviderName.options.map((name) => (
          <option key={name}>{name}</option>
        ))}
      </SelectField>
      <SelectField
        label={t.fields.method}
        value={method}
        onChange={({ currentTarget: { value: chosen } }) =>
          change({ method: PAYMENT_METHODS.find((name) => name === chosen) ?? method })
        }
      >
        {PAYMENT_METHODS.map((name) => (
          <option key={name} value={name}>
            {methods[name]}
          </option>
        ))}
      </SelectField>
      <SwitchField label={t.fields.topUps} checked={topUps} onChange={(isOn) => change({ topUps: isOn })} />
      <SwitchField label={t.fields.orders} checked={orders} onChange={(isOn) => change({ orders: isOn })} />
      {number("least", least)}
      {number("most", most)}
      <TextField
        label={t.fields.currencies}
        hint={t.hints.currencies}
        dir="ltr"
        value={currencies}
        onChange={(event) => change({ currencies: event.currentTarget.value })}
      />
      {countries.length > 0 && (
        <div className={layout["wrap-2"]}>
          {countries.map((code) => (
            <Button
              key={code}
              variant="outline"
              size="small"
              onClick={() => change({ countries: countries.filter((other) => other !== code) })}
            >
              {t.removeNamed(countryName(code))}
            </Button>
          ))}
        </div>
      )}
      <AddCountry except={countries} onAdd={(code) => change({ countries: [...countries, code] })} />
    </>
  );
}

type Props<Value = TypedWays> = { value: Value; onChange: (value: TypedWays) => void };

function WayList({ value, onChange }: Props<readonly TypedWay[]>) {
  const t = useTexts(settings);
  const { methods } = useTexts(ways);
  return (
    <>
      {value.map((way, place) => (
        <fieldset key={place} className={styles["part"]}>
          <legend>{t.way(methods[way.method], way.provider)}</legend>
          <WayFields value={way} onChange={(changed) => onChange(value.with(place, changed))} />
          <div className={layout["wrap-2"]}>
            {place > 0 && (
              <Button
                variant="soft"
                size="small"
                onClick={() => onChange(value.toSpliced(place, 1).toSpliced(place - 1, 0, way))}
              >
                {t.prefer}
              </Button>
            )}
            <Button variant="quiet" size="small" onClick={() => onChange(value.toSpliced(place, 1))}>
              {t.remove}
            </Button>
          </div>
        </fieldset>
      ))}
      <div>
        <Button variant="outline" size="small" onClick={() => onChange([...value, newWay])}>
          {t.addWay}
        </Button>
      </div>
    </>
  );
}

/** The ways to pay, the preferred one first, or every method. */
export function WaysField({ value, onChange }: Props) {
  const t = useTexts(settings);
  return (
    <fieldset className={styles["parts"]}>
      <legend>{t.fields.ways}</legend>
      <p>{t.hints.ways}</p>
      <SwitchField
        label={t.fields.everyWay}
        checked={value === null}
        onChange={(isOn) => onChange(isOn ? null : [newWay])}
      />
      {value !== null && <WayList value={value} onChange={onChange} />}
    </fieldset>
  );
}
