import {
  type Head,
  type Json,
  type Offer,
  offerHash,
  type OfferJudgement,
  type OfferResponse,
  parseOffer,
} from "@trove/fairness";
import { keepOpening } from "../kept/kept-openings.ts";
import { keepCheckpoint } from "../kept/kept-shop.ts";
import { changePerson } from "../kept/kept-person.ts";
import type { RefusedOffer } from "../kept/stored-opening.ts";
import type { Around } from "./around.ts";
import type { ReadyOffer } from "./ready-offer.ts";

const SIGNED = ["offer-signature", "offer-text", "offer-person"] as const;

function isSigned({ checks }: OfferJudgement): boolean {
  return SIGNED.every((wanted) => checks.some(({ id, outcome }) => id === wanted && outcome === "Holds"));
}

const withoutSealed = ({ response }: ReadyOffer) => {
  const { text, keyId, signature } = response.offer;
  return { text, keyId, signature };
};

/** Keeps the first signed offer of each nonce that has no record yet. Every later one must agree with it. */
export async function keepFirstOffer(
  ready: ReadyOffer,
  judged: OfferJudgement,
  userId: string,
  { kept }: Around,
): Promise<void> {
  const { offer } = judged;
  if (offer === undefined || !isSigned(judged)) return;
  await changePerson(kept, userId, ({ offers, head }) => {
    const isEnded = head !== undefined && offer.nonce <= head.nonce;
    const isKept = offers.some(({ text }) => parseOffer(text).nonce === offer.nonce);
    return isEnded || isKept ? {} : { offers: [...offers, withoutSealed(ready)] };
  });
}

const readCheckpoint = (terms: Json) => {
  const { checkpoint } = Object(terms) as { checkpoint?: Json };
  return typeof checkpoint === "string" ? checkpoint : undefined;
};

/**
 * Keeps what a sound offer tells: where this browser's chain begins, which is what its first offer names as the record
 * before; the list of browsers, from which some may have been removed; and the checkpoint of the terms log.
 */
export async function keepSound(
  { nonce, before, time }: Offer,
  { browserKeys, terms }: OfferResponse,
  userId: string,
  { kept }: Around,
): Promise<void> {
  const checkpoint = readCheckpoint(terms);
  if (checkpoint !== undefined) await keepCheckpoint(kept, "terms", checkpoint);
  const first: Head = { nonce: nonce - 1, hash: before, time };
  await changePerson(kept, userId, ({ start, head }) => {
    return { start: start ?? first, head: head ?? first, acceptedKeys: browserKeys };
  });
}

/** Keeps an offer that does not hold, as evidence. */
export async function keepRefused(
  ready: ReadyOffer,
  judged: OfferJudgement,
  userId: string,
  { kept }: Around,
): Promise<RefusedOffer> {
  const { asked, response, boxName } = ready;
  const { clientSeed, boxId, quantity, clientEntropy, browserKey, oddsTable } = asked;
  const isBreach = judged.checks.some(({ outcome }) => outcome === "Differs");
  const refused: RefusedOffer = {
    kind: "Refused",
    userId,
    id: offerHash(response.offer.text),
    nonce: judged.offer?.nonce ?? 0,
    boxId,
    boxName,
    oddsHash: judged.offer?.oddsHash ?? "",
    offer: withoutSealed(ready),
    clientSeed,
    browserKeys: response.browserKeys,
    terms: response.terms,
    stage: "Done",
    verdict: isBreach ? "Breach" : "Unknown",
    isProven: judged.isProven,
    asked: { boxId, quantity, clientEntropy, browserKey, oddsTable },
  };
  await keepOpening(kept, refused, { oddsTable });
  return refused;
}
