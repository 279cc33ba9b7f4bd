import { ROLES, type Role } from "@trove/contract/statuses";

/** Name of the session record in the browser's session storage. */
export const SESSION_KEY = "user_data";

export type SessionUser = { userName: string; email: string; roles: readonly Role[] };
export type SessionRecord = SessionUser & { token: string };

function isRole(value: unknown): value is Role {
  return ROLES.some((role) => role === value);
}

/** The session record in an unknown value, or undefined for anything that isn't one. */
export function toSessionRecord(value: unknown): SessionRecord | undefined {
  if (typeof value !== "object" || value === null) return undefined;
  const { token, userName, email, roles } = value as Record<string, unknown>;
  if (typeof token !== "string" || typeof userName !== "string" || typeof email !== "string") return undefined;
  return { token, userName, email, roles: Array.isArray(roles) ? roles.filter(isRole) : [] };
}

/** Reads the record; a missing, unreadable or malformed one is none. */
export function readSession(storage: Storage): SessionRecord | undefined {
  try {
    return toSessionRecord(JSON.parse(storage.getItem(SESSION_KEY) ?? "null"));
  } catch {
    return undefined;
  }
}

export function writeSession(storage: Storage, record: SessionRecord): void {
  storage.setItem(SESSION_KEY, JSON.stringify(record));
}

export function clearSession(storage: Storage): void {
  storage.removeItem(SESSION_KEY);
}
