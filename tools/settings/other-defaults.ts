import type { Setting } from "./meanings.ts";

/** Defaults that follow from other settings, or that the schema has in another form. */
export const otherDefaults: Readonly<Partial<Record<Setting, string>>> = {
  PUBLIC_URL: "http://localhost:PORT if that leads to HOST, else http://HOST:PORT",
  DATABASE_URL: "none: the embedded PostgreSQL",
  DATABASE_LISTEN_URL: "DATABASE_URL",
  MIGRATION_DATABASE_URL: "DATABASE_URL; none in production",
  BACKUP_TO: "none: no backups",
  BACKUP_DATABASE_URL: "the embedded database",
  DRAIN_SECONDS: "0, 10 in production",
  COMPANY_LEGAL_LINE: "an example",
  CONTACT_EMAIL: "an example",
  JWT_SECRET: "generated",
  ROOT_KEY: "generated",
  SIGNING_KEY: "generated",
  LOG_KEY: "generated",
  ODDS_NOTICE_MINUTES: "10, 0 with DEMO",
  PICTURES_S3: "none: the database",
  CHECKOUT_API_URL: "depends on the key",
  GOODWILL_DAY_MAX: "5 × GOODWILL_MAX",
  ADMIN_FACTOR_REQUIRED: "false, true in production",
  SMTP_URL: "none: files under DATA_DIR/mail",
  FOUR_EYES_ABOVE: "100",
  DEMO: "true, false in production",
};
