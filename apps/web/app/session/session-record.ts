import { ROLES, type Role } from "@trove/contract/statuses";
import * as v from "valibot";
import { forgetStored, readStored, store } from "../storage/browser-storage.ts";
import { listOf } from "../storage/stored-fields.ts";

/** Name of the session record in the browser's session storage. */
export const SESSION_KEY = "user_data";

export type SessionUser = { userName: string; email: string; roles: readonly Role[] };
export type SessionRecord = SessionUser & { token: string };

/** A session record wherever it comes from; roles that nobody knows are left out. */
export const sessionRecord: v.GenericSchema<unknown, SessionRecord> = v.object({
  token: v.string(),
  userName: v.string(),
  email: v.string(),
  roles: listOf(v.picklist(ROLES)),
});

/** The record of this tab; a missing or malformed one is none. */
export function readSession(): SessionRecord | undefined {
  return readStored("session", SESSION_KEY, sessionRecord);
}

export function writeSession(record: SessionRecord): void {
  store("session", SESSION_KEY, record);
}

export function clearSession(): void {
  forgetStored("session", SESSION_KEY);
}
