import type { ApiError } from "../../../api/api-error.ts";
import { call, callAsWritten } from "../../../api/call.ts";
import { forgetRequest, readHeld, writeHeld } from "./browser-record.ts";
import { type JudgedResponse, judgeResponse, readWireResponse } from "./judge-response.ts";
import { refreshCommitments } from "./prepare-opening.ts";
import { sendOpening, sleep } from "./send-opening.ts";
import type { Version1 } from "../version-1.ts";
import type { StoredOpening } from "./stored-opening.ts";
import { oneTabAtATime } from "./tab-lock.ts";

export type Settled =
  | ({ kind: "opened"; resumed: boolean } & JudgedResponse)
  /** Nothing was opened and nothing charged. */
  | { kind: "refused"; opening: StoredOpening; error: ApiError }
  /** The request stays stored and is sent again at the next visit. */
  | { kind: "unclear"; opening: StoredOpening }
  /** It was opened, but so long ago that the server can't repeat the response. */
  | { kind: "openedBefore"; transactionId: string };

/** The server forgets a request's key after a day. After that, a refusal no longer proves that nothing was opened. */
const KEY_LIVES_MS = 23 * 3_600_000;

const TIMEOUT_MS = 20_000;

async function sendOnce(opening: StoredOpening) {
  const { lootBoxId: id, body, key } = opening;
  const request = { name: "openLootbox", params: { id }, body, key } as const;
  return readWireResponse(opening, await callAsWritten(request, AbortSignal.timeout(TIMEOUT_MS)));
}

/** The transaction id of an old request that was opened after all; undefined if it wasn't. */
async function transactionOf({ storedAt, body }: StoredOpening): Promise<string | undefined> {
  if (Date.now() - Date.parse(storedAt) < KEY_LIVES_MS) return undefined;
  const { nonce } = body.terms;
  const { items } = await call("listOpenings", { query: { fromNonce: nonce, pageNumber: 1, pageSize: 1 } });
  const [first] = items as ((typeof items)[number] & Version1["listed"])[];
  if (first?.nonce !== nonce || first.clientEntropy !== body.clientEntropy) return undefined;
  const { lastOpenings } = await call("getProvablyFair");
  return lastOpenings.find((one) => one.nonce === nonce)?.transactionId;
}

/** Stores the receipt of a verified opening, removes its request, and fetches the new commitments. */
function conclude({ opening, response }: JudgedResponse): void {
  const { userId } = opening;
  if (response !== undefined) {
    const lastReceipt = { nonce: response.fairness.nonce, text: response.receipt.text };
    writeHeld(userId, { ...readHeld(userId), lastReceipt });
  }
  forgetRequest(opening);
  // A failure here is harmless: the commitments are fetched again, and compared, before the next opening.
  oneTabAtATime(userId, () => refreshCommitments(userId)).catch(() => {});
}

/**
 * Sends a stored request until its result is known, and verifies the response. The request stays in storage unless the
 * response is verified or nothing was opened. `resumed`: the request was already sent at an earlier visit.
 */
export async function settleOpening(opening: StoredOpening, resumed: boolean, onUnclear: () => void): Promise<Settled> {
  const sent = await sendOpening(opening, resumed, { send: sendOnce, wait: sleep, onUnclear });
  if (sent.kind === "unclear") return { kind: "unclear", opening };
  if (sent.kind === "opened") {
    const judged = await judgeResponse(opening, sent.response);
    if (judged.verification.verdict === "Verified") conclude(judged);
    return { kind: "opened", resumed, ...judged };
  }
  const transactionId = resumed ? await transactionOf(opening) : undefined;
  forgetRequest(opening);
  if (transactionId !== undefined) return { kind: "openedBefore", transactionId };
  return { kind: "refused", opening, error: sent.error };
}
