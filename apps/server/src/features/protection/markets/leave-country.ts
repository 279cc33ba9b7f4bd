import { marketOfAll } from "@trove/contract";
import type { Connection, Transaction } from "../../../database/connection.ts";
import type { SettingsReader } from "../../settings/index.ts";
import { callCountryLeft } from "../protection.store.ts";
import { knownCountries } from "./known-countries.ts";

const HOUR_MS = 3_600_000;

/** Reads the hours that a raise of a limit waits in a person's market. */
export async function readRaiseHours(db: Connection, settings: SettingsReader, userId: string, at: Date) {
  const { markets } = await settings.at(at);
  return marketOfAll(markets, await knownCountries(db, userId, undefined, at)).raiseHours;
}

/**
 * Makes the function that is called before a person's address leaves a country. The country counts for the hours that a
 * raise of a limit waits, so that nobody comes out of a market at once.
 */
export const makeLeaveCountry =
  (settings: SettingsReader) =>
  async (tx: Transaction, userId: string, left: { country: string; since: Date }, at: Date): Promise<void> => {
    const hours = await readRaiseHours(tx, settings, userId, at);
    await callCountryLeft(tx, userId, left, new Date(at.getTime() + hours * HOUR_MS));
  };
