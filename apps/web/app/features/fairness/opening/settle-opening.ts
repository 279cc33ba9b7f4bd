import type { ApiError } from "../../../api/api-error.ts";
import { call, callAsWritten } from "../../../api/call.ts";
import { forgetRequest, readHeld, writeHeld } from "./browser-record.ts";
import { type JudgedAnswer, judgeAnswer, readWireAnswer } from "./judge-answer.ts";
import { refreshCommitments } from "./prepare-opening.ts";
import { sendOpening, sleep } from "./send-opening.ts";
import type { StoredOpening } from "./stored-opening.ts";
import { oneTabAtATime } from "./tab-lock.ts";

export type Settled =
  | ({ kind: "answered"; resumed: boolean } & JudgedAnswer)
  /** Nothing was opened and nothing charged. */
  | { kind: "refused"; opening: StoredOpening; error: ApiError }
  /** The request stays stored and is sent again at the next visit. */
  | { kind: "unclear"; opening: StoredOpening }
  /** It was opened, too long ago for its answer to be repeated. */
  | { kind: "openedBefore"; transactionId: string };

/** The server forgets a request's key after a day; from then on its refusals don't say that nothing was opened. */
const KEY_LIVES_MS = 23 * 3_600_000;

const TIMEOUT_MS = 20_000;

async function sendOnce(opening: StoredOpening) {
  const { lootBoxId: id, body, key } = opening;
  const request = { name: "openLootbox", params: { id }, body, key } as const;
  return readWireAnswer(opening, await callAsWritten(request, AbortSignal.timeout(TIMEOUT_MS)));
}

/** The transaction by which an old request was opened after all, if it was. */
async function transactionOf({ storedAt, body }: StoredOpening): Promise<string | undefined> {
  if (Date.now() - Date.parse(storedAt) < KEY_LIVES_MS) return undefined;
  const { nonce } = body.terms;
  const { items } = await call("listOpenings", { query: { fromNonce: nonce, pageNumber: 1, pageSize: 1 } });
  if (items[0]?.nonce !== nonce || items[0].clientEntropy !== body.clientEntropy) return undefined;
  const { lastOpenings } = await call("getProvablyFair");
  return lastOpenings.find((one) => one.nonce === nonce)?.transactionId;
}

/** Takes a verified opening into what is held, and fetches the commitment that comes after the next one. */
function conclude({ opening, answer }: JudgedAnswer): void {
  const { userId } = opening;
  if (answer !== undefined) {
    const lastReceipt = { nonce: answer.fairness.nonce, text: answer.receipt.text };
    writeHeld(userId, { ...readHeld(userId), lastReceipt });
  }
  forgetRequest(opening);
  // When this fails nothing is lost: they are fetched again, and compared, before the next opening.
  oneTabAtATime(userId, () => refreshCommitments(userId)).catch(() => {});
}

/**
 * Sends a stored request until its fate is known, and judges the answer. The request stays in storage unless the answer
 * is verified or nothing was opened. `resumed` says that it left this browser at an earlier visit.
 */
export async function settleOpening(opening: StoredOpening, resumed: boolean, onUnclear: () => void): Promise<Settled> {
  const sent = await sendOpening(opening, resumed, { send: sendOnce, wait: sleep, onUnclear });
  if (sent.kind === "unclear") return { kind: "unclear", opening };
  if (sent.kind === "answered") {
    const judged = await judgeAnswer(opening, sent.answer);
    if (judged.verification.verdict === "Verified") conclude(judged);
    return { kind: "answered", resumed, ...judged };
  }
  const transactionId = resumed ? await transactionOf(opening) : undefined;
  forgetRequest(opening);
  if (transactionId !== undefined) return { kind: "openedBefore", transactionId };
  return { kind: "refused", opening, error: sent.error };
}
