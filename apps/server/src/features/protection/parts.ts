import type { Connection } from "../../database/connection.ts";
import type { Secrets } from "../../secrets.ts";
import type { IdentityCheck } from "../../identity-checks/identity-check.ts";
import type { Mail } from "../mail/index.ts";
import type { SettingsReader } from "../settings/index.ts";
import type { ReadCardDeposits, ReadPlayDays, ReadPlayTimes } from "./checks/play-days.ts";
import type { RequestCountry } from "./markets/known-countries.ts";

/** Dependencies of the protection room. */
export type ProtectionParts = {
  db: Connection;
  settings: SettingsReader;
  secrets: Pick<Secrets, "rootKeys">;
  requestCountry: RequestCountry;
  mail: Pick<Mail, "queue">;
  /** The shop's origin. */
  publicUrl: string;
  /** The check of identities that the shop uses. */
  identityCheck: IdentityCheck;
  readPlayDays: ReadPlayDays;
  readPlayTimes: ReadPlayTimes;
  readCardDeposits: ReadCardDeposits;
  /** The time zone whose days, weeks and months limits have. */
  timeZone: string;
  now: () => Date;
};
