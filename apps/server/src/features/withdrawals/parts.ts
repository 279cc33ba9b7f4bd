import type { Chance } from "../../command/chance.ts";
import type { Connection } from "../../database/connection.ts";
import type { Mail } from "../mail/index.ts";
import type { SettingsReader } from "../settings/index.ts";

export type WithdrawalParts = {
  db: Connection;
  settings: SettingsReader;
  mail: Pick<Mail, "ready" | "queue">;
  chance: Chance;
  now: () => Date;
};
