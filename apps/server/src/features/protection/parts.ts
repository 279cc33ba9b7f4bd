import type { Connection } from "../../database/connection.ts";
import type { SettingsReader } from "../settings/index.ts";
import type { ReadPlayDays, ReadPlayTimes } from "./checks/play-days.ts";
import type { RequestCountry } from "./markets/known-countries.ts";

/** Dependencies of the protection room. */
export type ProtectionParts = {
  db: Connection;
  settings: SettingsReader;
  requestCountry: RequestCountry;
  readPlayDays: ReadPlayDays;
  readPlayTimes: ReadPlayTimes;
  /** The time zone whose days, weeks and months limits have. */
  timeZone: string;
  now: () => Date;
};
