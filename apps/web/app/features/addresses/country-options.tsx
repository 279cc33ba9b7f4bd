import { countryRules } from "../../shell/country-rules.ts";
import { countryName } from "../../locales/names.ts";

type Props = {
  /** If set, shows only countries that the shop ships to. `also` is the code of one more country to show. */
  shippingOnly?: boolean;
  also?: string;
};

/** The options of a select field for countries, sorted by name in the page's language. */
export function CountryOptions({ shippingOnly = false, also }: Props) {
  return Object.entries(countryRules())
    .filter(([code, { canShip }]) => canShip || !shippingOnly || code === also)
    .map(([code]) => ({ code, name: countryName(code) }))
    .toSorted((one, other) => one.name.localeCompare(other.name, document.documentElement.lang))
    .map(({ code, name }) => (
      <option key={code} value={code}>
        {name}
      </option>
    ));
}
