import type { Answer } from "../answers/answer.ts";
import type { UnansweredReveal } from "../answers/unanswered-reveal.ts";
import type { LostProof } from "../log-proofs/lost-proof.ts";
import type { KeptOpening } from "./proofs-file.ts";
import { readableOffer } from "./readable-offer.ts";

/** An opening of a file that the shop has not answered. */
export type UnansweredOpening = Extract<KeptOpening, { readonly kind: "Unanswered" }>;

/** The reveal as mirrors take it. `shop` is the name of the terms log. Undefined if the offer can't be read. */
export function revealOf(kept: UnansweredOpening, shop: string): UnansweredReveal | undefined {
  const boxId = readableOffer(kept.offer.text)?.boxId;
  if (boxId === undefined) return undefined;
  const { offer, sealed, browserKeys, clientSeed, reveal } = kept;
  return { shop, boxId, offer: { ...offer, sealed }, browserKeys, clientSeed, ...reveal };
}

/** The opening with a response of the shop. Without a record it stays unanswered. */
export function withAnswer(kept: UnansweredOpening, answer: Answer): KeptOpening {
  if (answer.kind === "Nothing") return { ...kept, answers: [...kept.answers, answer] };
  const { offer, clientSeed, browserKeys, terms, reveal } = kept;
  return { kind: "Ended", offer, clientSeed, browserKeys, terms, reveal, answer, logged: null };
}

/** The opening with the proof that the shop's public log says its record is lost. */
export const withLoss = (kept: UnansweredOpening, lost: LostProof): KeptOpening => ({ ...kept, kind: "Lost", lost });
