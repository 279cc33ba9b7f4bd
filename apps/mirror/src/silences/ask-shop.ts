import { clientHash, isAnswerTo, parseOffer, readAnswer, readLost, type UnansweredReveal } from "@trove/fairness";
import type { LogCopy } from "../copy/log-copy.ts";
import { hasLoss } from "./log-readers.ts";

const PATIENCE_MS = 10_000;
/** Longest answer that is read. A void may list the movements of weeks. */
const MOST_BYTES = 1_000_000;

/** The shop's public keys, and the copy of its records log. */
type Known = { readonly keys: readonly string[]; readonly records: LogCopy };

/** The shop's response with a record, as its bytes were. */
export type ShopAnswer = { readonly status: number; readonly body: string };

async function readUpTo(response: Response): Promise<Uint8Array | undefined> {
  const parts: Uint8Array[] = [];
  let length = 0;
  for await (const part of response.body ?? []) {
    length += part.length;
    if (length > MOST_BYTES) return undefined;
    parts.push(part);
  }
  return Buffer.concat(parts);
}

async function send(shop: string, { boxId, offer, ...revealed }: UnansweredReveal) {
  const { clientSeed, clientEntropy, browserKey, signature } = revealed;
  const response = await fetch(`${shop}/api/lootboxes/${boxId}/open`, {
    method: "POST",
    headers: { "content-type": "application/json", accept: "application/json" },
    body: JSON.stringify({ offer, clientSeed, clientEntropy, browserKey, signature }),
    redirect: "error",
    signal: AbortSignal.timeout(PATIENCE_MS),
  });
  return { status: response.status, bytes: await readUpTo(response) };
}

/**
 * True if the response has a record, or says that it is lost and the copied log has the leaves that prove it, of this
 * reveal's own draw.
 */
async function isAnswer({ status, body }: ShopAnswer, reveal: UnansweredReveal, { keys, records }: Known) {
  const { answer } = readAnswer(status, Buffer.from(body));
  if (answer.kind !== "Nothing") return isAnswerTo(answer, reveal, keys);
  const lost = readLost(status, body);
  const own = clientHash(reveal.clientEntropy, reveal.clientSeed);
  const { commitment } = parseOffer(reveal.offer.text);
  return lost !== undefined && hasLoss(records, lost, { commitment, clientHash: own });
}

async function recordIn(sent: Awaited<ReturnType<typeof send>> | undefined, reveal: UnansweredReveal, known: Known) {
  if (sent?.bytes === undefined) return undefined;
  const answer = { status: sent.status, body: Buffer.from(sent.bytes).toString() };
  return (await isAnswer(answer, reveal, known)) ? answer : undefined;
}

/**
 * Sends a reveal to the shop, as its browser did; and without `sealed`, which nobody can check and somebody may have
 * spoilt. Undefined for silence: no response, or one without a record that one
 * of these keys has signed about this offer. A lost record counts if the log has both of its leaves.
 */
export async function askShop(shop: string, reveal: UnansweredReveal, known: Known): Promise<ShopAnswer | undefined> {
  for (const sealed of new Set([reveal.offer.sealed, null])) {
    const sent = await send(shop, { ...reveal, offer: { ...reveal.offer, sealed } }).catch(() => undefined);
    const answer = await recordIn(sent, reveal, known);
    if (answer !== undefined) return answer;
  }
  return undefined;
}
