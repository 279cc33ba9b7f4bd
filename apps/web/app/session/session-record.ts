import { ROLES, type Role } from "@trove/contract/roles";
import { forgetStored, readStored, store } from "../storage/browser-storage.ts";

/** The session storage key of the session record. */
export const SESSION_KEY = "user_data";

export type SessionUser = { userName: string; email: string; roles: readonly Role[] };
export type SessionRecord = SessionUser & { token: string };

function isRole(value: unknown): value is Role {
  return ROLES.some((role) => role === value);
}

/** Returns a value as a session record; undefined if it is malformed. */
export function toSessionRecord(value: unknown): SessionRecord | undefined {
  const { token, userName, email, roles } = Object(value) as Record<string, unknown>;
  if (typeof token !== "string" || typeof userName !== "string" || typeof email !== "string") return undefined;
  return { token, userName, email, roles: Array.isArray(roles) ? roles.filter(isRole) : [] };
}

/** The session record of this tab; undefined if it is missing or malformed. */
export function readSession(): SessionRecord | undefined {
  return readStored("session", SESSION_KEY, toSessionRecord);
}

export function writeSession(record: SessionRecord): void {
  store("session", SESSION_KEY, record);
}

export function clearSession(): void {
  forgetStored("session", SESSION_KEY);
}
