import type { SecurityLog } from "../../command/security-log.ts";
import type { Auth } from "../auth/index.ts";
import type { Mail } from "../mail/index.ts";
import type { OperationParts } from "../operators/index.ts";
import type { Secrets } from "../../secrets.ts";
import type { SettingsReader } from "../settings/index.ts";

/** Dependencies of the operations with which operators change accounts. */
export type AccountParts = OperationParts & {
  mail: Pick<Mail, "queue">;
  countLink: Auth["countLink"];
  security: SecurityLog;
  secrets: Pick<Secrets, "rootKeys">;
  settings: SettingsReader;
  /** Base URL of the pages, without a trailing slash. */
  publicUrl: string;
};
