import { countries } from "@trove/contract/countries";
import { otherCountries } from "@trove/contract/other-countries";
import { countryName } from "../../../locales/names.ts";
import { pageLanguage } from "../../../locales/page-language.ts";

const codes = [...countries.map(({ code }) => code), ...otherCountries.keys()];

/** All countries as choices, by name. */
export function CountryOptions() {
  const { compare } = new Intl.Collator(pageLanguage());
  return codes
    .map((code) => ({ code, name: countryName(code) }))
    .toSorted((a, b) => compare(a.name, b.name))
    .map(({ code, name }) => (
      <option key={code} value={code}>
        {name}
      </option>
    ));
}
