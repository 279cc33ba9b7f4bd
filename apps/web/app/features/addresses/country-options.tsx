import { countries } from "@trove/contract/countries";
import { countryName } from "../../locales/names.ts";

type Props = {
  /** Only countries that the shop ships to, and `also`. */
  shippingOnly?: boolean;
  also?: string;
};

/** The options of a choice of countries, by their names in the page's language. */
export function CountryOptions({ shippingOnly = false, also }: Props) {
  return countries
    .filter(({ canShip, code }) => canShip || !shippingOnly || code === also)
    .map(({ code }) => ({ code, name: countryName(code) }))
    .toSorted((one, other) => one.name.localeCompare(other.name, document.documentElement.lang))
    .map(({ code, name }) => (
      <option key={code} value={code}>
        {name}
      </option>
    ));
}
