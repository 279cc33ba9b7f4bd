import { settings } from "../../../../locales/en/operators/settings.ts";
import { countryName } from "../../../../locales/names.ts";
import { pageLanguage } from "../../../../locales/page-language.ts";
import { useTexts } from "../../../../locales/texts.ts";
import { TextField } from "../../../../ui/form/field.tsx";
import { SwitchField } from "../../../../ui/form/switch-field.tsx";
import styles from "../settings-page.module.css";

type TypedCountry = {
  readonly canShip: boolean;
  readonly vatPercent: string;
  readonly postalPattern: string;
  readonly postalExample: string;
  readonly stateRequired: boolean;
  readonly vatAtTopUp: boolean;
};
export type TypedCountries = Readonly<Record<string, TypedCountry>>;

type Props = { value: TypedCountries; onChange: (value: TypedCountries) => void };

/** All countries by name, each with its rules in a section that opens. */
export function CountriesField({ value, onChange }: Props) {
  const t = useTexts(settings);
  const compare = new Intl.Collator(pageLanguage()).compare;
  const sorted = Object.entries(value).toSorted(([a], [b]) => compare(countryName(a), countryName(b)));
  return (
    <div className={styles["parts"]} role="group" aria-label={t.fields.countries}>
      {sorted.map(([code, country]) => {
        const change = (changed: Partial<TypedCountry>) => onChange({ ...value, [code]: { ...country, ...changed } });
        return (
          <details key={code} className={styles["part"]}>
            <summary>
              <strong>{countryName(code)}</strong> <span>{t.country(country.canShip, country.vatPercent)}</span>
            </summary>
            <div className={styles["inside"]}>
              <SwitchField
                label={t.fields.canShip}
                checked={country.canShip}
                onChange={(canShip) => change({ canShip })}
              />
              <SwitchField
                label={t.fields.stateRequired}
                checked={country.stateRequired}
                onChange={(stateRequired) => change({ stateRequired })}
              />
              <SwitchField
                label={t.fields.vatAtTopUp}
                checked={country.vatAtTopUp}
                onChange={(vatAtTopUp) => change({ vatAtTopUp })}
              />
              <div className={styles["pair"]}>
                <TextField
                  label={t.fields.vatPercent}
                  inputMode="decimal"
                  value={country.vatPercent}
                  onChange={(event) => change({ vatPercent: event.currentTarget.value })}
                />
                <TextField
                  label={t.fields.postalExample}
                  value={country.postalExample}
                  onChange={(event) => change({ postalExample: event.currentTarget.value })}
                />
              </div>
              <TextField
                label={t.fields.postalPattern}
                dir="ltr"
                spellCheck={false}
                value={country.postalPattern}
                onChange={(event) => change({ postalPattern: event.currentTarget.value })}
              />
            </div>
          </details>
        );
      })}
    </div>
  );
}
