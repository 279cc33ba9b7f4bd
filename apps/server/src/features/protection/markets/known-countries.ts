import type { Connection } from "../../../database/connection.ts";
import { readAddresses } from "../../addresses/index.ts";
import { readOwnCountries } from "../protection.store.ts";

/** Returns the country that a proxy has added to a request, or undefined. */
export type RequestCountry = (headers: Record<string, string | string[] | undefined>) => string | undefined;

/** The countries that the shop knows of a person: of their addresses, request, residence and top-ups. */
export const countriesOf = (
  addresses: readonly string[],
  country: string | undefined,
  own: readonly string[],
): string[] => [...addresses, country, ...own].filter((code) => typeof code === "string");

/** Reads the countries that the shop knows of a person. `country` is that of the request. */
export async function knownCountries(db: Connection, userId: string, country: string | undefined): Promise<string[]> {
  const [addresses, own] = await Promise.all([readAddresses(db, userId), readOwnCountries(db, userId)]);
  return countriesOf(
    addresses.map(({ countryCode }) => countryCode),
    country,
    own,
  );
}
