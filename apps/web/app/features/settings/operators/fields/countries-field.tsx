import { useState } from "react";
import { countryOf } from "@trove/contract/countries";
import { otherCountries } from "@trove/contract/other-countries";
import { settings } from "../../../../locales/en/operators/settings.ts";
import { countryName } from "../../../../locales/names.ts";
import { pageLanguage } from "../../../../locales/page-language.ts";
import { useTexts } from "../../../../locales/texts.ts";
import { Button } from "../../../../ui/button.tsx";
import { TextField } from "../../../../ui/form/field.tsx";
import { SwitchField } from "../../../../ui/form/switch-field.tsx";
import { classes } from "../../../../ui/classes.ts";
import layout from "../../../../ui/layout.module.css";
import styles from "../settings-page.module.css";
import { AddCountry } from "./add-country.tsx";

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

/** The rules with which a country is added. */
function rulesAdded(code: string): TypedCountry {
  const { postalPattern = "", postalExample = "" } = otherCountries.get(code) ?? {};
  return { canShip: true, vatPercent: "0", postalPattern, postalExample, stateRequired: false, vatAtTopUp: false };
}

/** All countries by name, each with its rules in a section that opens, and a choice of countries to add. */
export function CountriesField({ value, onChange }: Props) {
  const t = useTexts(settings);
  const [added, setAdded] = useState<string>();
  const compare = new Intl.Collator(pageLanguage()).compare;
  const sorted = Object.entries(value).toSorted(([a], [b]) => compare(countryName(a), countryName(b)));
  const without = (code: string) => Object.fromEntries(Object.entries(value).filter(([other]) => other !== code));
  return (
    <div className={styles["parts"]} role="group" aria-label={t.fields.countries}>
      {sorted.map(([code, country]) => {
        const change = (changed: Partial<TypedCountry>) => onChange({ ...value, [code]: { ...country, ...changed } });
        return (
          <details key={code} open={code === added || undefined} className={styles["part"]}>
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
              <div className={classes(layout["line-2"], layout["ends"])}>
                <small dir="ltr">+{countryOf(code)?.callingCode ?? otherCountries.get(code)?.callingCode}</small>
                {countryOf(code) === undefined && (
                  <Button variant="quiet" size="small" onClick={() => onChange(without(code))}>
                    {t.removeNamed(countryName(code))}
                  </Button>
                )}
              </div>
            </div>
          </details>
        );
      })}
      <AddCountry
        among={[...otherCountries.keys()]}
        except={Object.keys(value)}
        onAdd={(code) => {
          setAdded(code);
          onChange({ ...value, [code]: rulesAdded(code) });
        }}
      />
    </div>
  );
}
