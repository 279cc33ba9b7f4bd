import { notify } from "../../notifications/index.ts";
import type { Connection } from "../../../database/connection.ts";
import { writeExpired } from "./approvals.store.ts";
import { expiredSince, type FourEyes } from "./expiry.ts";

/** Ends what nobody has decided in time, and tells whoever asked. Leaves out what is being decided or withdrawn. */
export function expireApprovals({ db, fourEyes }: { db: Connection; fourEyes: FourEyes }, at: Date): Promise<void> {
  return db.transaction().execute(async (tx) => {
    for (const { approvalId, requestedBy } of await writeExpired(tx, expiredSince(at, fourEyes), at)) {
      await notify(tx, { userId: requestedBy }, { kind: "approvalExpired", params: { approvalId } }, { at });
    }
  });
}
