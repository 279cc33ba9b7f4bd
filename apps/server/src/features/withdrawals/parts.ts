import type { Chance } from "../../command/chance.ts";
import type { Connection } from "../../database/connection.ts";
import type { Secrets } from "../../secrets.ts";
import type { Mail } from "../mail/index.ts";
import type { SettingsReader } from "../settings/index.ts";

export type WithdrawalParts = {
  db: Connection;
  settings: SettingsReader;
  mail: Pick<Mail, "ready" | "queue">;
  secrets: Pick<Secrets, "rootKeys">;
  publicUrl: string;
  /** The shop's zone, in which days end. */
  timeZone: string;
  chance: Chance;
  now: () => Date;
};
