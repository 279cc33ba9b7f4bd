import type { Person } from "../../../command/person.ts";
import type { AuthParts } from "../parts.ts";
import { endSessions } from "./sessions.store.ts";

/** Ends every session of the person but the one of this request. Returns how many could still be used. */
export function endOtherSessions({ db, now }: AuthParts, { userId, sessionId }: Person): Promise<number> {
  return db.transaction().execute((tx) => endSessions(tx, userId, now(), sessionId));
}
