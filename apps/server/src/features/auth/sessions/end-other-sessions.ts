import type { Person } from "../../../command/person.ts";
import { forgetDevices } from "../accounts.store.ts";
import type { AuthParts } from "../parts.ts";
import { lockOwnAccount } from "./lock-own-account.ts";
import { endSessions } from "./sessions.store.ts";

/**
 * Ends all other sessions and the offers of the person, and forgets known devices. Locks the offers and the account.
 * Returns how many of the ended sessions were still valid. Throws UNAUTHENTICATED if this session has ended meanwhile.
 */
export function endOtherSessions(parts: AuthParts, person: Person): Promise<number> {
  const { userId, sessionId } = person;
  return parts.db.transaction().execute(async (tx) => {
    await parts.endOffers(tx, userId);
    await lockOwnAccount(parts, tx, person);
    await forgetDevices(tx, userId, parts.now());
    return endSessions(tx, userId, parts.now(), sessionId);
  });
}
