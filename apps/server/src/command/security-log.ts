import { createHmac, hkdfSync } from "node:crypto";

/**
 * The events that are logged about attacks and changed rights, with their levels. docs/operations/when-it-breaks.md
 * explains each.
 */
export const SECURITY_EVENTS = {
  sign_in: "info",
  sign_in_failed: "warn",
  sign_in_throttled: "warn",
  sign_in_locked: "warn",
  attempts_throttled: "warn",
  access_refused: "warn",
  provider_token_refused: "warn",
  account_linked: "warn",
  email_followed: "warn",
  factor_refused: "warn",
  factor_guessed: "warn",
  factor_added: "info",
  factor_removed: "warn",
  recovery_code_used: "warn",
  recovery_codes_renewed: "info",
  factors_reset: "warn",
  password_check_failed: "warn",
  password_reset_requested: "info",
  password_changed: "info",
  sessions_revoked: "info",
  account_locked: "warn",
  account_unlocked: "warn",
  browser_key_added: "info",
  browser_key_removed: "info",
  webhook_forged: "warn",
  admin_granted: "warn",
  admin_revoked: "warn",
} as const;

export type SecurityEvent = keyof typeof SECURITY_EVENTS;

/** `account` is a person's id, or the name that was typed if no account has it. It is hashed before it is logged. */
export type SecurityFacts = { account?: string; reason?: string; ip?: string };

export type SecurityLog = (event: SecurityEvent, facts: SecurityFacts) => void;

type Lines = Record<"info" | "warn", (fields: object, text: string) => void>;

/**
 * Writes each event as one line. Accounts are hashed with a key derived from the root key: lines about one account have
 * the same hash, which reveals neither the account nor a typed name.
 */
export function makeSecurityLog(lines: Lines, rootKey: Uint8Array): SecurityLog {
  const key = Buffer.from(hkdfSync("sha256", rootKey, "", "accounts in the security log", 32));
  const hashOf = (account: string) => createHmac("sha256", key).update(account).digest("hex").slice(0, 16);
  return (event, { account, ...facts }) => {
    lines[SECURITY_EVENTS[event]]({ event, account: account && hashOf(account), ...facts }, "security event");
  };
}
