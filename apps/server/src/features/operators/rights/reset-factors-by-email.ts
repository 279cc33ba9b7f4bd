import { randomUUIDv7 } from "node:crypto";
import type { Connection } from "../../../database/connection.ts";
import { findUserId, resetFactors, type Telling } from "../../auth/index.ts";
import { endOffers } from "../../fairness/index.ts";
import { insertAudit } from "../acts/operations.store.ts";
import { COMMAND_LINE } from "./appoint.ts";

/**
 * Removes all second factors of an account, and writes an audit entry in the same transaction. Needed for the last
 * Owner, whom no other operator can help. Returns false if no account has the e-mail address. Throws STATUS_CONFLICT
 * for an account without a factor.
 */
export function resetFactorsByEmail({ db, ...telling }: Telling & { db: Connection }, email: string): Promise<boolean> {
  return db.transaction().execute(async (tx) => {
    const userId = await findUserId(tx, email);
    if (userId === undefined) return false;
    await endOffers(tx, userId);
    await resetFactors(telling, tx, userId, "en");
    await insertAudit(tx, {
      auditId: randomUUIDv7(),
      actorId: COMMAND_LINE,
      action: "resetPersonFactors",
      subjectId: userId,
      before: { hasFactor: true },
      after: { hasFactor: false },
      at: telling.now(),
    });
    return true;
  });
}
