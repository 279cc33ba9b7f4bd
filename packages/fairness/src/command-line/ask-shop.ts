import { readAnswer } from "../answers/read-answer.ts";
import type { KeptOpening } from "../evidence/proofs-file.ts";
import { readableOffer } from "../evidence/readable-offer.ts";

type Unanswered = Extract<KeptOpening, { readonly kind: "Unanswered" }>;

const PATIENCE_MS = 30_000;

/**
 * Sends a reveal to the shop again, exactly as the browser sent it. Everybody who holds one may: the same reveal gets
 * the same record for good. Returns the opening with the answer; without one it stays as it was.
 */
export async function askAgain(kept: Unanswered, shop: URL): Promise<KeptOpening> {
  const boxId = readableOffer(kept.offer.text)?.boxId;
  if (boxId === undefined) return kept;
  const { clientSeed, reveal, sealed } = kept;
  const offer = sealed === null ? kept.offer : { ...kept.offer, sealed };
  const root = shop.href.endsWith("/") ? shop.href : `${shop.href}/`;
  const response = await fetch(new URL(`api/lootboxes/${boxId}/open`, root), {
    method: "POST",
    headers: { "content-type": "application/json", accept: "application/json" },
    body: JSON.stringify({ offer, clientSeed, ...reveal }),
    redirect: "error",
    signal: AbortSignal.timeout(PATIENCE_MS),
  });
  const { answer } = readAnswer(response.status, new Uint8Array(await response.arrayBuffer()));
  if (answer.kind === "Nothing") return { ...kept, answers: [...kept.answers, answer] };
  const { browserKeys, terms } = kept;
  return { kind: "Ended", offer: kept.offer, clientSeed, browserKeys, terms, reveal, answer, logged: null };
}
