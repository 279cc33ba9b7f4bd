import { countries, countryOf, type CountryRules, type RulesByCountry } from "@trove/contract/countries";
import { termsNow } from "./terms.ts";

const standard: RulesByCountry = Object.fromEntries(
  countries.map(({ code, canShip, vatRate, postalPattern, postalExample, stateRequired }) => [
    code,
    { canShip, vatPercent: Number(`${vatRate}e2`), postalPattern, postalExample, stateRequired, vatAtTopUp: false },
  ]),
);

/** The rules of all countries, as far as this page knows them. */
export const countryRules = (): RulesByCountry => ({ ...standard, ...termsNow().changedCountries });

/** The calling code of a country, such as `31`; undefined for an unknown one. */
export const callingCodeOf = (code: string): string | undefined =>
  countryOf(code)?.callingCode ?? termsNow().changedCountries[code]?.callingCode;

/** The rules of a country; undefined for an unknown one. */
export const rulesOf = (code: string): CountryRules | undefined => countryRules()[code];
