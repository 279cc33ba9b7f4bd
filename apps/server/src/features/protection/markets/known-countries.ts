import type { Connection } from "../../../database/connection.ts";
import { readAddresses } from "../../addresses/index.ts";

/** Returns the country that a proxy has added to a request, or undefined. */
export type RequestCountry = (headers: Record<string, string | string[] | undefined>) => string | undefined;

/** The countries of all of a person's addresses, and that of their request. */
export async function knownCountries(db: Connection, userId: string, country: string | undefined): Promise<string[]> {
  const codes = (await readAddresses(db, userId)).map(({ countryCode }) => countryCode);
  return country === undefined ? codes : [...codes, country];
}
