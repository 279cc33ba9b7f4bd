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
  /** The published odds differ from those on the page. Nothing was sent. */
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

/**
 * Whether only the person's nonce or client seed changed, on another device. The odds are unchanged, so opening again
 * is what the person wants.
 */
function hasOnlyMoved(outcome: FairOutcome, { box }: OpeningIntent): boolean {
  if (outcome.kind !== "refused" || outcome.error.code !== "DRAW_TERMS_CHANGED") return false;
  return outcome.error.problem.params?.["oddsHash"] === box.oddsHash;
}

/** After another tab removes an entry, this tab may still see it for this long. */
const STORAGE_LAG_MS = 200;

/** The person's oldest request with an unknown result. */
async function waitingRequest(userId: string): Promise<StoredOpening | undefined> {
  if (requestsOf(userId).length > 0) await sleep(STORAGE_LAG_MS);
  return requestsOf(userId)[0];
}

/**
 * Opens boxes with an immediate proof. First settles an earlier request with an unknown result; if that opened boxes or
 * its result stays unknown, it is the outcome and nothing else is opened. Calls `onUnclear` when an attempt ended
 * without a clear result and the same request is sent again. Throws ApiError if the shop can't be reached before
 * anything was sent.
 */
export function openFairly(intent: OpeningIntent, onUnclear: () => void): Promise<FairOutcome> {
  return oneTabAtATime(intent.userId, async () => {
    const waiting = await waitingRequest(intent.userId);
    const earlier = waiting && (await settleOpening(waiting, true, onUnclear));
    if (earlier !== undefined && earlier.kind !== "refused") return earlier;
    const outcome = await openOnce(intent, onUnclear);
    // The next nonce has another commitment and its own entropy, so this is a new request with a new key.
    return hasOnlyMoved(outcome, intent) ? openOnce(intent, onUnclear) : outcome;
  });
}

/** Sends the oldest request with an unknown result again; undefined if there is none. */
export function resumeOpening(userId: string, onUnclear: () => void): Promise<Settled | undefined> {
  return oneTabAtATime(userId, async () => {
    const waiting = await waitingRequest(userId);
    return waiting && settleOpening(waiting, true, onUnclear);
  });
}
