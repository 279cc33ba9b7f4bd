import type { Connection } from "../../../database/connection.ts";
import { readAddresses } from "../../addresses/index.ts";
import { readResidence } from "../protection.store.ts";

/** Returns the country that a proxy has added to a request, or undefined. */
export type RequestCountry = (headers: Record<string, string | string[] | undefined>) => string | undefined;

/** The countries of all of a person's addresses, of their residence, and of their request. */
export async function knownCountries(db: Connection, userId: string, country: string | undefined): Promise<string[]> {
  const [addresses, residence] = await Promise.all([readAddresses(db, userId), readResidence(db, userId)]);
  const codes = [...addresses.map(({ countryCode }) => countryCode), country, residence];
  return codes.filter((code) => code !== undefined);
}
