import { settings } from "../../../../locales/en/operators/settings.ts";
import { countryName } from "../../../../locales/names.ts";
import { useTexts } from "../../../../locales/texts.ts";
import { Button } from "../../../../ui/button.tsx";
import { TextField } from "../../../../ui/form/field.tsx";
import styles from "../settings-page.module.css";
import { AddCountry } from "./add-country.tsx";
import type { TypedDelivery, TypedRanges } from "./typed-delivery.ts";

type Props = { value: TypedDelivery; onChange: (value: TypedDelivery) => void };

const BEFORE = ["cutoffHour", "handlingDays"] as const;
const RANGES = ["standardMin", "standardMax", "expressMin", "expressMax"] as const;

type Name = (typeof BEFORE)[number] | (typeof RANGES)[number];
type Typed = Readonly<Partial<Record<Name, string>>>;

function Numbers({
  names,
  value,
  onChange,
}: {
  names: readonly Name[];
  value: Typed;
  onChange: (changed: Typed) => void;
}) {
  const t = useTexts(settings).fields;
  return (
    <div className={styles["pair"]}>
      {names.map((name) => (
        <TextField
          key={name}
          label={t[name]}
          inputMode="numeric"
          value={value[name] ?? ""}
          onChange={({ currentTarget }) => onChange({ [name]: currentTarget.value })}
        />
      ))}
    </div>
  );
}

/** When parcels arrive: for all countries, for those where it differs, and the days on which the shop is closed. */
export function DeliveryField({ value, onChange }: Props) {
  const t = useTexts(settings);
  const { countries, closedOn } = value;
  const without = (code: string) => Object.fromEntries(Object.entries(countries).filter(([other]) => other !== code));
  const start: TypedRanges = {
    standardMin: value.standardMin,
    standardMax: value.standardMax,
    expressMin: value.expressMin,
    expressMax: value.expressMax,
  };
  return (
    <fieldset className={styles["parts"]}>
      <legend>{t.fields.delivery}</legend>
      <p>{t.hints.delivery}</p>
      <Numbers names={BEFORE} value={value} onChange={(changed) => onChange({ ...value, ...changed })} />
      <Numbers names={RANGES} value={value} onChange={(changed) => onChange({ ...value, ...changed })} />
      {Object.entries(countries).map(([code, ranges]) => (
        <fieldset key={code} className={styles["part"]}>
          <legend>{countryName(code)}</legend>
          <Numbers
            names={RANGES}
            value={ranges}
            onChange={(changed) =>
              onChange({ ...value, countries: { ...countries, [code]: { ...ranges, ...changed } } })
            }
          />
          <div>
            <Button variant="quiet" size="small" onClick={() => onChange({ ...value, countries: without(code) })}>
              {t.removeNamed(countryName(code))}
            </Button>
          </div>
        </fieldset>
      ))}
      <AddCountry
        except={Object.keys(countries)}
        onAdd={(code) => onChange({ ...value, countries: { ...countries, [code]: start } })}
      />
      <TextField
        label={t.fields.closedOn}
        hint={t.hints.closedOn}
        value={closedOn}
        onChange={({ currentTarget }) => onChange({ ...value, closedOn: currentTarget.value })}
      />
    </fieldset>
  );
}
