import { isAnswerTo, readAnswer, type UnansweredReveal } from "@trove/fairness";

const PATIENCE_MS = 10_000;
/** Longest answer that is read. A void may list the movements of weeks. */
const MOST_BYTES = 1_000_000;

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
 * Sends a reveal to the shop, as its browser did. Undefined for silence: no response, or one without a record that one
 * of these keys has signed about this offer.
 */
export async function askShop(
  shop: string,
  reveal: UnansweredReveal,
  shopKeys: readonly string[],
): Promise<ShopAnswer | undefined> {
  const sent = await send(shop, reveal).catch(() => undefined);
  if (sent?.bytes === undefined) return undefined;
  const { answer } = readAnswer(sent.status, sent.bytes);
  if (answer.kind === "Nothing" || !(await isAnswerTo(answer, reveal, shopKeys))) return undefined;
  return { status: sent.status, body: Buffer.from(sent.bytes).toString() };
}
