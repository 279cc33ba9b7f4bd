import { randomBytes } from "node:crypto";
import { publicKeyOf } from "../ed25519.ts";
import { EnvironmentError, readEnvironment } from "../environment.ts";

/** Returns a new key in hex. */
export const key = () => randomBytes(32).toString("hex");

/** The settings that production requires. */
export const production = {
  NODE_ENV: "production",
  PUBLIC_URL: "https://shop.example",
  DATABASE_URL: "postgresql://app:secret@db.example/shop",
  MIGRATION_DATABASE_URL: "postgresql://owner:secret@db.example/shop",
  JWT_SECRET: key(),
  ROOT_KEY: key(),
  SIGNING_KEY: key(),
  ENDORSING_KEY: publicKeyOf(key()),
  LOG_KEY: key(),
  LOG_WITNESSES: "none",
  ALLOW_SANDBOX_PAYMENTS: "true",
  COMPANY_LEGAL_LINE: "Zed GmbH · Ring 1, 1010 Wien · FN 123456a",
  CONTACT_EMAIL: "help@zed.example",
  MAIL_FROM: "Zed <shop@zed.example>",
  SMTP_URL: "smtps://mail.zed.example",
};

/** Returns the message with which these variables prevent a start, or `starts`. */
export function refusal(variables: NodeJS.ProcessEnv): string {
  try {
    readEnvironment(variables);
    return "starts";
  } catch (error) {
    if (error instanceof EnvironmentError) return error.message;
    throw error;
  }
}
