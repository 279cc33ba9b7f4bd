import { createHmac, hkdfSync } from "node:crypto";

/** What is logged about attacks and about changes of what people may do; docs/operations.md explains each. */
export const SECURITY_EVENTS = {
  sign_in: "info",
  sign_in_failed: "warn",
  sign_in_throttled: "warn",
  sign_in_locked: "warn",
  attempts_throttled: "warn",
  password_check_failed: "warn",
  password_reset_requested: "info",
  password_changed: "info",
  sessions_revoked: "info",
  browser_key_added: "info",
  browser_key_removed: "info",
  webhook_forged: "warn",
  admin_granted: "warn",
  admin_revoked: "warn",
} as const;

export type SecurityEvent = keyof typeof SECURITY_EVENTS;

/** `account` is a person's id, or what was typed where nobody has that name. It is hashed before it is written. */
export type SecurityFacts = { account?: string; reason?: string; ip?: string };

export type SecurityLog = (event: SecurityEvent, facts: SecurityFacts) => void;

type Lines = Record<"info" | "warn", (fields: object, text: string) => void>;

/**
 * Writes events as lines with the event's name. Accounts are hashed under a key of the shop's own: lines about one
 * account can be found together, and nobody learns from them who it is or what was typed in place of a name.
 */
export function makeSecurityLog(lines: Lines, rootKey: Uint8Array): SecurityLog {
  const key = Buffer.from(hkdfSync("sha256", rootKey, "", "accounts in the security log", 32));
  const hashOf = (account: string) => createHmac("sha256", key).update(account).digest("hex").slice(0, 16);
  return (event, { account, ...facts }) => {
    lines[SECURITY_EVENTS[event]]({ event, account: account && hashOf(account), ...facts }, "security event");
  };
}
