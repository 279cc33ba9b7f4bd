import { settings } from "../../../../locales/en/operators/settings.ts";
import { countryName } from "../../../../locales/names.ts";
import { useTexts } from "../../../../locales/texts.ts";
import { Button } from "../../../../ui/button.tsx";
import styles from "../settings-page.module.css";
import { AddCountry } from "./add-country.tsx";
import { PriceFields, type TypedPrices } from "./price-fields.tsx";

type Value = Readonly<Record<string, TypedPrices>>;
type Props = { value: Value; standard: TypedPrices; onChange: (value: Value) => void };

/** The countries with their own shipping prices. A new one starts with the prices of all others. */
export function CountryPricesField({ value, standard, onChange }: Props) {
  const texts = useTexts(settings);
  const without = (code: string) => Object.fromEntries(Object.entries(value).filter(([other]) => other !== code));
  return (
    <fieldset className={styles["parts"]}>
      <legend>{texts.fields.countryPrices}</legend>
      {Object.entries(value).map(([code, prices]) => (
        <fieldset key={code} className={styles["part"]}>
          <legend>{countryName(code)}</legend>
          <PriceFields value={prices} onChange={(changed) => onChange({ ...value, [code]: changed })} />
          <div>
            <Button variant="quiet" size="small" onClick={() => onChange(without(code))}>
              {texts.remove}
            </Button>
          </div>
        </fieldset>
      ))}
      <AddCountry except={Object.keys(value)} onAdd={(code) => onChange({ ...value, [code]: standard })} />
    </fieldset>
  );
}
