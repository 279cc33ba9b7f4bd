import { settings } from "../../../../locales/en/operators/settings.ts";
import { listText } from "../../../../locales/joined.ts";
import { countryName } from "../../../../locales/names.ts";
import { useTexts } from "../../../../locales/texts.ts";
import { Button } from "../../../../ui/button.tsx";
import { TextField } from "../../../../ui/form/field.tsx";
import layout from "../../../../ui/layout.module.css";
import styles from "../settings-page.module.css";
import { AddCountry } from "./add-country.tsx";
import { PriceFields, type TypedPrices } from "./price-fields.tsx";

type Band = { readonly aboveGrams: string; readonly prices: TypedPrices };
type Group = { readonly countries: readonly string[]; readonly bands: readonly Band[] };
export type TypedWeightGroups = readonly Group[];

type Props = { value: TypedWeightGroups; standard: TypedPrices; onChange: (value: TypedWeightGroups) => void };

const changedAt = <Part,>(list: readonly Part[], place: number, part: Part) => list.with(place, part);
const without = <Part,>(list: readonly Part[], gone: Part) => list.filter((part) => part !== gone);

/** The prices of heavier parcels, for groups of countries. A new weight starts with the prices of all countries. */
export function WeightGroupsField({ value, standard, onChange }: Props) {
  const t = useTexts(settings);
  const light = { aboveGrams: "", prices: standard };
  const taken = value.flatMap(({ countries }) => countries);
  return (
    <fieldset className={styles["parts"]}>
      <legend>{t.fields.weightGroups}</legend>
      <p>{t.hints.weightGroups}</p>
      {value.map((group, place) => {
        const { countries, bands } = group;
        const change = (changed: Partial<Group>) => onChange(changedAt(value, place, { ...group, ...changed }));
        const name = countries.length === 0 ? t.otherCountries : listText(countries.map(countryName));
        return (
          <fieldset key={place} className={styles["part"]}>
            <legend>{name}</legend>
            {countries.length > 0 && (
              <div className={layout["wrap-2"]}>
                {countries.map((code) => (
                  <Button
                    key={code}
                    variant="outline"
                    size="small"
                    onClick={() => change({ countries: without(countries, code) })}
                  >
                    {t.removeNamed(countryName(code))}
                  </Button>
                ))}
              </div>
            )}
            <AddCountry except={taken} onAdd={(code) => change({ countries: [...countries, code] })} />
            {bands.map((band, at) => (
              <fieldset key={at} className={styles["part"]}>
                <legend>{t.weight(band.aboveGrams)}</legend>
                <TextField
                  label={t.fields.aboveGrams}
                  inputMode="numeric"
                  value={band.aboveGrams}
                  onChange={({ currentTarget: { value: aboveGrams } }) =>
                    change({ bands: changedAt(bands, at, { ...band, aboveGrams }) })
                  }
                />
                <PriceFields
                  value={band.prices}
                  onChange={(prices) => change({ bands: changedAt(bands, at, { ...band, prices }) })}
                />
                {bands.length > 1 && (
                  <div>
                    <Button variant="quiet" size="small" onClick={() => change({ bands: without(bands, band) })}>
                      {t.remove}
                    </Button>
                  </div>
                )}
              </fieldset>
            ))}
            <div className={layout["wrap-2"]}>
              <Button variant="soft" size="small" onClick={() => change({ bands: [...bands, bands.at(-1) ?? light] })}>
                {t.addWeight}
              </Button>
              <Button variant="quiet" size="small" onClick={() => onChange(without(value, group))}>
                {t.removeNamed(name)}
              </Button>
            </div>
          </fieldset>
        );
      })}
      <div>
        <Button variant="outline" size="small" onClick={() => onChange([...value, { countries: [], bands: [light] }])}>
          {t.addWeightGroup}
        </Button>
      </div>
    </fieldset>
  );
}
