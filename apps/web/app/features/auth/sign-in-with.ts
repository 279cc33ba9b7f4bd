import { toSessionRecord } from "../../session/session-record.ts";
import { beginSession } from "../../session/session-store.ts";

/** Starts the session that sign-in or sign-up answered. Throws with the given text when the answer has no token. */
export function signInWith(answer: unknown, noToken: string): void {
  const record = toSessionRecord(answer);
  if (record === undefined || record.token === "") throw new Error(noToken);
  beginSession(record);
}
