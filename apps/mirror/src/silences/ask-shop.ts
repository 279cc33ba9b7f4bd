import { isAnswerTo, readAnswer, type UnansweredReveal } from "@trove/fairness";

const PATIENCE_MS = 10_000;
/** Longest answer that is read. A void may list the movements of weeks. */
const MOST_BYTES = 1_000_000;

type Keys = readonly string[];

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

async function recordIn(sent: Awaited<ReturnType<typeof send>> | undefined, reveal: UnansweredReveal, keys: Keys) {
  if (sent?.bytes === undefined) return undefined;
  const { answer } = readAnswer(sent.status, sent.bytes);
  if (answer.kind === "Nothing" || !(await isAnswerTo(answer, reveal, keys))) return undefined;
  return { status: sent.status, body: Buffer.from(sent.bytes).toString() };
}

/**
 * Sends a reveal to the shop, as its browser did; and without `sealed`, which nobody can check and somebody may have
 * spoilt. Undefined for silence: no response, or one without a record that one
 * of these keys has signed about this offer.
 */
export async function askShop(shop: string, reveal: UnansweredReveal, shopKeys: Keys): Promise<ShopAnswer | undefined> {
  for (const sealed of new Set([reveal.offer.sealed, null])) {
    const sent = await send(shop, { ...reveal, offer: { ...reveal.offer, sealed } }).catch(() => undefined);
    const answer = await recordIn(sent, reveal, shopKeys);
    if (answer !== undefined) return answer;
  }
  return undefined;
}
