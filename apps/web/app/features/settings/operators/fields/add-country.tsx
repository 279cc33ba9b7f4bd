import { settings } from "../../../../locales/en/operators/settings.ts";
import { countryName } from "../../../../locales/names.ts";
import { pageLanguage } from "../../../../locales/page-language.ts";
import { useTexts } from "../../../../locales/texts.ts";
import { countryRules } from "../../../../shell/country-rules.ts";
import { SelectField } from "../../../../ui/form/field.tsx";

type Props = {
  /** The codes of the countries that can be chosen; by default those of the shop. */
  among?: readonly string[];
  /** The codes of those among them that can't be. */
  except: readonly string[];
  onAdd: (code: string) => void;
};

/** A choice of a country, by name. */
export function AddCountry({ among = Object.keys(countryRules()), except, onAdd }: Props) {
  const t = useTexts(settings);
  const compare = new Intl.Collator(pageLanguage()).compare;
  const codes = among.filter((code) => !except.includes(code));
  return (
    <SelectField label={t.addCountry} value="" onChange={(event) => onAdd(event.currentTarget.value)}>
      <option value="" disabled>
        –
      </option>
      {codes
        .toSorted((a, b) => compare(countryName(a), countryName(b)))
        .map((code) => (
          <option key={code} value={code}>
            {countryName(code)}
          </option>
        ))}
    </SelectField>
  );
}
