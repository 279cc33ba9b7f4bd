export { knownCountries, type RequestCountry } from "./markets/known-countries.ts";
export { type NotOffered, notOffered, requireOffered } from "./markets/not-offered.ts";
