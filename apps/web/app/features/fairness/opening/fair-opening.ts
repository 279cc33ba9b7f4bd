import { keepRequest, requestsOf } from "./browser-record.ts";
import type { BrokenPromise } from "./held-commitments.ts";
import { OddsDiffer, type OpeningIntent, PromiseBroken, prepareOpening } from "./prepare-opening.ts";
import { sleep } from "./send-opening.ts";
import { type Settled, settleOpening } from "./settle-opening.ts";
import type { StoredOpening } from "./stored-opening.ts";
import { oneTabAtATime } from "./tab-lock.ts";

export type FairOutcome =
  | Settled
  /** The shop replaced a commitment that this browser holds. Nothing was sent. */
  | { kind: "promiseBroken"; promise: BrokenPromise }
  /** The published odds are not those on the page. Nothing was sent. */
  | { kind: "oddsDiffer" };

async function openOnce(intent: OpeningIntent, onUnclear: () => void): Promise<FairOutcome> {
  try {
    const opening = await prepareOpening(intent);
    keepRequest(opening);
    return await settleOpening(opening, false, onUnclear);
  } catch (error) {
    if (error instanceof PromiseBroken) return { kind: "promiseBroken", promise: error.promise };
    if (error instanceof OddsDiffer) return { kind: "oddsDiffer" };
    throw error;
  }
}

/** Whether only the person's own nonce or seed moved, on another device: what they asked for is still the same. */
function hasOnlyMoved(outcome: FairOutcome, { box }: OpeningIntent): boolean {
  if (outcome.kind !== "refused" || outcome.error.code !== "DRAW_TERMS_CHANGED") return false;
  return outcome.error.problem.params?.["oddsHash"] === box.oddsHash;
}

/** Time for what another tab has just removed to be gone from this tab's view of the storage too. */
const STORAGE_LAG_MS = 200;

/** The oldest request of the person whose fate is unknown. */
async function waitingRequest(userId: string): Promise<StoredOpening | undefined> {
  if (requestsOf(userId).length > 0) await sleep(STORAGE_LAG_MS);
  return requestsOf(userId)[0];
}

/**
 * Opens boxes so that it can be proved at once. A request of an earlier visit whose fate is unknown is settled first,
 * and is the outcome unless it turns out that nothing was opened by it. `onUnclear` is told when an attempt ended
 * without saying what became of it, while the same request is being sent again. Throws ApiError where the shop can't be
 * reached before anything was sent.
 */
export function openFairly(intent: OpeningIntent, onUnclear: () => void): Promise<FairOutcome> {
  return oneTabAtATime(intent.userId, async () => {
    const waiting = await waitingRequest(intent.userId);
    const earlier = waiting && (await settleOpening(waiting, true, onUnclear));
    if (earlier !== undefined && earlier.kind !== "refused") return earlier;
    const outcome = await openOnce(intent, onUnclear);
    // Another commitment stands for the next nonce, with entropy of its own, so this is a new request with a new key.
    return hasOnlyMoved(outcome, intent) ? openOnce(intent, onUnclear) : outcome;
  });
}

/** Sends again the oldest request of an earlier visit whose fate is unknown; undefined where there is none. */
export function resumeOpening(userId: string, onUnclear: () => void): Promise<Settled | undefined> {
  return oneTabAtATime(userId, async () => {
    const waiting = await waitingRequest(userId);
    return waiting && settleOpening(waiting, true, onUnclear);
  });
}
