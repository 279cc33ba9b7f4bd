import type { Connection } from "../../database/connection.ts";
import type { Environment } from "../../environment.ts";
import type { Secrets } from "../../secrets.ts";
import type { PictureStorage } from "../files/index.ts";
import type { SettingsReader } from "../settings/index.ts";

/** Dependencies of the mail room. */
export type MailParts = {
  db: Connection;
  environment: Pick<Environment, "PUBLIC_URL" | "MAIL_FROM" | "SMTP_URL" | "DATA_DIR">;
  /** The shop's name, colour and logo are settings. */
  settings: SettingsReader;
  pictures: Pick<PictureStorage, "get">;
  secrets: Pick<Secrets, "rootKeys">;
  now: () => Date;
};

/** The encryption context, so that sealed content can be opened only for its own row of the outbox. */
export const sealContext = (mailId: string) => `mail:${mailId}`;
