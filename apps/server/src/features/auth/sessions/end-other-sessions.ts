import type { Person } from "../../../command/person.ts";
import { forgetDevices } from "../accounts.store.ts";
import type { AuthParts } from "../parts.ts";
import { lockOwnAccount } from "./lock-own-account.ts";
import { endSessions } from "./sessions.store.ts";

/**
 * Ends every session of the person but the one of this request, and that devices are known. Locks the account. Returns
 * how many sessions could still be used. Throws UNAUTHENTICATED if this one has ended meanwhile.
 */
export function endOtherSessions(parts: AuthParts, person: Person): Promise<number> {
  const { userId, sessionId } = person;
  return parts.db.transaction().execute(async (tx) => {
    await lockOwnAccount(parts, tx, person);
    await forgetDevices(tx, userId, parts.now());
    return endSessions(tx, userId, parts.now(), sessionId);
  });
}
