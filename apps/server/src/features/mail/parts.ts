import type { Connection } from "../../database/connection.ts";
import type { Environment } from "../../environment.ts";
import type { Secrets } from "../../secrets.ts";

/** What the mail room is made of. */
export type MailParts = {
  db: Connection;
  environment: Pick<Environment, "APP_NAME" | "PUBLIC_URL" | "MAIL_FROM" | "SMTP_URL" | "DATA_DIR">;
  secrets: Pick<Secrets, "rootKey">;
  now: () => Date;
};

/** Binds a sealed content to its row of the outbox. */
export const sealContext = (mailId: string) => `mail:${mailId}`;
