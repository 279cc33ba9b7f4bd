import { logged } from "../../api/logged.ts";
import { toSessionRecord } from "../../session/session-record.ts";
import { beginSession } from "../../session/session-store.ts";
import { keepTypedName } from "../../session/typed-name.ts";

/**
 * Starts the session from a sign-in or sign-up response, and keeps the name that was typed: which person that is, is
 * the shop's word. Throws with the given text if the response has no token, and as `expiryOf` for a malformed one; both
 * are logged.
 */
export function signInWith(response: unknown, typed: string, noToken: string): void {
  try {
    const record = toSessionRecord(response);
    if (record === undefined || record.token === "") throw new Error(noToken);
    keepTypedName(record.token, typed);
    beginSession(record);
  } catch (error) {
    logged(error);
  }
}
