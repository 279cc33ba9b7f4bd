import type { Connection } from "../../database/connection.ts";
import type { Secrets } from "../../secrets.ts";
import { findSealedOtherwise, reseal } from "./fairness.store.ts";
import { resealRoot } from "./user-root.ts";

const BATCH = 500;
const BEFORE_ALL = "00000000-0000-0000-0000-000000000000";

type ResealParts = {
  db: Connection;
  secrets: Pick<Secrets, "rootKeys">;
  log: { info(fields: object, text: string): void };
};

/**
 * Seals every root that was sealed with another key again, with the current key. If a run is interrupted, the next one
 * continues.
 */
export async function resealRoots({ db, secrets: { rootKeys }, log }: ResealParts): Promise<void> {
  let resealed = 0;
  let lastId = BEFORE_ALL;
  for (;;) {
    const batch = await findSealedOtherwise(db, rootKeys[0].keyId, lastId, BATCH);
    for (const { userId, rootEncrypted } of batch) {
      await reseal(db, userId, rootEncrypted, resealRoot(rootKeys, userId, rootEncrypted));
      lastId = userId;
    }
    resealed += batch.length;
    if (batch.length < BATCH) break;
  }
  log.info({ resealed }, "all roots are sealed with ROOT_KEY");
}
