import type { Environment } from "../../../environment.ts";
import type { LastBackup } from "../../overview/index.ts";
import type { Mail } from "../../mail/index.ts";
import type { OperationParts } from "../../operators/index.ts";
import type { SettingsReader } from "../../settings/index.ts";

export type LaunchOperatorParts = OperationParts & {
  environment: Pick<Environment, "NODE_ENV" | "DEMO" | "SMTP_URL" | "PAYMENT_PROVIDERS" | "FOUR_EYES">;
  mail: Pick<Mail, "queue" | "isBusy">;
  settings: SettingsReader;
  /** Whether the shop's check can verify identities. */
  canVerify: boolean;
  lastBackup: LastBackup;
};
