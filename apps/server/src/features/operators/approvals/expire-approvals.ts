import { notify } from "../../notifications/index.ts";
import type { Connection } from "../../../database/connection.ts";
import { writeExpired } from "./approvals.store.ts";
import { expiredSince, type FourEyes } from "./expiry.ts";

/**
 * Expires undecided requests and notifies the operators who made them. Skips requests that are being decided or
 * withdrawn right now.
 */
export function expireApprovals({ db, fourEyes }: { db: Connection; fourEyes: FourEyes }, at: Date): Promise<void> {
  return db.transaction().execute(async (tx) => {
    for (const { approvalId, requestedBy } of await writeExpired(tx, expiredSince(at, fourEyes), at)) {
      await notify(tx, { userId: requestedBy }, { kind: "approvalExpired", params: { approvalId } }, { at });
    }
  });
}
