import type { Transaction } from "../../database/connection.ts";
import type { Secrets } from "../../secrets.ts";
import { insertState } from "./fairness.store.ts";
import { sealNewRoot } from "./user-root.ts";

export { fairnessRoutes, type LastOpenings } from "./fairness.routes.ts";
export { lockState, updateSeed as setClientSeed } from "./fairness.store.ts";
export { commitTo, signText, type SignedCommitment } from "./signer.ts";
export { openRoot, sealNewRoot } from "./user-root.ts";

/** Creates the secret root of all openings of a new person, in the registration's transaction. */
export async function beginFairness(tx: Transaction, userId: string, secrets: Secrets): Promise<void> {
  await insertState(tx, userId, sealNewRoot(secrets.rootKey, userId));
}
