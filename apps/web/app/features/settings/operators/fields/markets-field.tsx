import { countries } from "@trove/contract/countries";
import { settings } from "../../../../locales/en/operators/settings.ts";
import { countryName } from "../../../../locales/names.ts";
import { useTexts } from "../../../../locales/texts.ts";
import { Button } from "../../../../ui/button.tsx";
import { SelectField } from "../../../../ui/form/field.tsx";
import styles from "../settings-page.module.css";
import { MarketFields } from "./market-fields.tsx";
import type { TypedMarket } from "./typed-market.ts";

export type TypedMarkets = Readonly<Record<string, TypedMarket>>;
type Props = { value: TypedMarkets; standard: TypedMarket; onChange: (value: TypedMarkets) => void };

/** The countries with a market of their own. A new one starts with the values of all others. */
export function MarketsField({ value, standard, onChange }: Props) {
  const t = useTexts(settings);
  const others = countries.filter(({ code }) => value[code] === undefined);
  const without = (code: string) => Object.fromEntries(Object.entries(value).filter(([other]) => other !== code));
  return (
    <div className={styles["parts"]} role="group" aria-label={t.fields.countries}>
      {Object.entries(value).map(([code, market]) => (
        <details key={code} className={styles["part"]}>
          <summary>
            <strong>{countryName(code)}</strong> <span>{t.market(market.boxes)}</span>
          </summary>
          <MarketFields value={market} codes={[code]} onChange={(changed) => onChange({ ...value, [code]: changed })} />
          <Button variant="quiet" size="small" onClick={() => onChange(without(code))}>
            {t.remove}
          </Button>
        </details>
      ))}
      <SelectField
        label={t.addCountry}
        value=""
        onChange={(event) => onChange({ ...value, [event.currentTarget.value]: standard })}
      >
        <option value="" disabled>
          –
        </option>
        {others.map(({ code }) => (
          <option key={code} value={code}>
            {countryName(code)}
          </option>
        ))}
      </SelectField>
    </div>
  );
}
