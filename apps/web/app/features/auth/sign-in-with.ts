import { logged } from "../../api/logged.ts";
import { noteSignIn } from "../../session/return-to.ts";
import { toSessionRecord } from "../../session/session-record.ts";
import { beginSession } from "../../session/session-store.ts";
import { keepTypedName } from "../../session/typed-name.ts";

/**
 * Starts the session from a sign-in or sign-up response, and stores the typed name with it. Logs and throws an error:
 * `noToken` if the response has no token, or the error of `expiryOf` for a malformed token.
 */
export function signInWith(response: unknown, typed: string, noToken: string, isNewcomer = false): void {
  try {
    const record = toSessionRecord(response);
    if (record === undefined || record.token === "") throw new Error(noToken);
    keepTypedName(record.token, typed);
    noteSignIn(isNewcomer);
    beginSession(record);
  } catch (error) {
    logged(error);
  }
}
