import type { AuthParts } from "../../parts.ts";
import { findSealedOtherwise, replaceSealed } from "./authenticators.store.ts";
import { openSecret, sealSecret } from "./sealed-secret.ts";

const BATCH = 500;
const BEFORE_ALL = "00000000-0000-0000-0000-000000000000";

/** Seals secrets of authenticators with the current key if they were sealed with another one. */
export async function resealSecrets({ db, secrets: { rootKeys } }: AuthParts): Promise<void> {
  let lastId = BEFORE_ALL;
  for (;;) {
    const batch = await findSealedOtherwise(db, rootKeys[0].keyId, lastId, BATCH);
    for (const { userId, secretSealed } of batch) {
      const resealed = sealSecret(rootKeys, userId, openSecret(rootKeys, userId, secretSealed));
      await replaceSealed(db, userId, secretSealed, resealed);
      lastId = userId;
    }
    if (batch.length < BATCH) return;
  }
}
