import type { Answer } from "../answers/answer.ts";
import { nothingCame, readAnswer } from "../answers/read-answer.ts";
import type { KeptOpening } from "../evidence/proofs-file.ts";
import { readableOffer } from "../evidence/readable-offer.ts";
import type { UnansweredOpening } from "../evidence/unanswered.ts";
import { withAnswer } from "../evidence/unanswered.ts";

const PATIENCE_MS = 30_000;

/** True for the errors that `fetch` throws if the network fails or the request times out. */
const isSilence = (error: unknown) => error instanceof TypeError || error instanceof DOMException;

async function send(url: URL, body: object): Promise<Answer> {
  try {
    const response = await fetch(url, {
      method: "POST",
      headers: { "content-type": "application/json", accept: "application/json" },
      body: JSON.stringify(body),
      redirect: "error",
      signal: AbortSignal.timeout(PATIENCE_MS),
    });
    return readAnswer(response.status, new Uint8Array(await response.arrayBuffer())).answer;
  } catch (error) {
    if (isSilence(error)) return nothingCame(0);
    throw error;
  }
}

/**
 * Sends a reveal to the shop again, exactly as the browser sent it. Anybody who has the reveal may do this, because the
 * same reveal always gets the same record. Returns the opening with the response. Without a record the opening stays
 * unanswered.
 */
export async function askAgain(kept: UnansweredOpening, shop: URL): Promise<KeptOpening> {
  const boxId = readableOffer(kept.offer.text)?.boxId;
  if (boxId === undefined) return kept;
  const { clientSeed, reveal, sealed } = kept;
  const offer = sealed === null ? kept.offer : { ...kept.offer, sealed };
  const root = shop.href.endsWith("/") ? shop.href : `${shop.href}/`;
  return withAnswer(kept, await send(new URL(`api/lootboxes/${boxId}/open`, root), { offer, clientSeed, ...reveal }));
}
