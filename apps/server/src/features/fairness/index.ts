import type { Transaction } from "../../database/connection.ts";
import type { Secrets } from "../../secrets.ts";
import type { Job } from "../../jobs.ts";
import { insertState } from "./fairness.store.ts";
import { resealRoots } from "./reseal-roots.ts";
import { sealNewRoot } from "./user-root.ts";

export { browserKeyRoutes } from "./browser-keys/browser-keys.routes.ts";
export { findKeyList } from "./browser-keys/browser-keys.store.ts";
export { makeKeyUses, type NoteKeyUse } from "./browser-keys/key-uses.ts";
export { fairnessRoutes, type LastOpenings } from "./fairness.routes.ts";
export {
  endOffers,
  lockState,
  readRoots,
  readState,
  redrawSeed,
  updateSeed as setClientSeed,
} from "./fairness.store.ts";
export { isSignedByShop, signAgain, signingKeyAt, signText } from "./signer.ts";
export { readStop, type StopFacts, stopAnswerOf } from "./stops/stop-answer.ts";
export { callStopAnswer, readTakenStops, stopArgument } from "./stops/stops.store.ts";
export { openRoot, sealNewRoot } from "./user-root.ts";

/** If there is a previous root key, returns a job that seals people's roots with the current key. */
export function fairnessJobs(parts: Parameters<typeof resealRoots>[0]): Job[] {
  if (parts.secrets.rootKeys.length === 1) return [];
  return [{ name: "reseal-roots", everySeconds: 3600, run: () => resealRoots(parts) }];
}

/** Creates the secret root of all future openings of a new person, in the transaction of the registration. */
export async function beginFairness(tx: Transaction, userId: string, secrets: Secrets): Promise<void> {
  await insertState(tx, userId, sealNewRoot(secrets.rootKeys, userId));
}
