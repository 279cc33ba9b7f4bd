import { countries } from "@trove/contract/countries";
import { settings } from "../../../../locales/en/operators/settings.ts";
import { countryName } from "../../../../locales/names.ts";
import { useTexts } from "../../../../locales/texts.ts";
import { TextArea } from "../../../../ui/form/text-area.tsx";
import styles from "../settings-page.module.css";
import { AddCountry } from "./add-country.tsx";
import type { TypedHelpLines } from "./typed-help-lines.ts";

type Props = { value: TypedHelpLines; onChange: (value: TypedHelpLines) => void };

/** The help lines by country. A country with an empty text has none, and one without a text has the standard ones. */
export function HelpLinesField({ value, onChange }: Props) {
  const t = useTexts(settings);
  const change = (code: string, text: string) =>
    onChange({ ...value, countries: { ...value.countries, [code]: text } });
  return (
    <fieldset className={styles["parts"]}>
      <legend>{t.fields.helpLines}</legend>
      <p>{t.hints.helpLines}</p>
      <TextArea
        label={t.otherCountries}
        rows={2}
        value={value.standard}
        onChange={(event) => onChange({ ...value, standard: event.currentTarget.value })}
      />
      {Object.entries(value.countries).map(([code, text]) => (
        <details key={code} className={styles["part"]}>
          <summary>
            <strong>{countryName(code)}</strong>
          </summary>
          <TextArea
            label={t.fields.helpLines}
            rows={2}
            value={text}
            onChange={(event) => change(code, event.currentTarget.value)}
          />
        </details>
      ))}
      <AddCountry
        among={countries.map(({ code }) => code)}
        except={Object.keys(value.countries)}
        onAdd={(code) => change(code, "")}
      />
    </fieldset>
  );
}
