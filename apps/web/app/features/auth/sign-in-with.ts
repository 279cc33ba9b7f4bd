import { toSessionRecord } from "../../session/session-record.ts";
import { beginSession } from "../../session/session-store.ts";

/** Starts the session from a sign-in or sign-up response. Throws with the given text if the response has no token. */
export function signInWith(response: unknown, noToken: string): void {
  const record = toSessionRecord(response);
  if (record === undefined || record.token === "") throw new Error(noToken);
  beginSession(record);
}
