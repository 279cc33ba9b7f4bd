import { type Head, type Json, offerHash, type OfferJudgement, parseOffer } from "@trove/fairness";
import { keepOpening } from "../kept/kept-openings.ts";
import { keepCheckpoint } from "../kept/kept-shop.ts";
import { changePerson } from "../kept/kept-person.ts";
import type { KeptPerson } from "../kept/kept-records.ts";
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

type Change = (person: KeptPerson) => Partial<KeptPerson>;

/**
 * Adds the offer to the person's data if it is signed and the first one of a nonce without a record. Later offers of
 * the nonce must agree with it.
 */
function firstOffer(ready: ReadyOffer, judged: OfferJudgement): Change {
  return ({ offers, head }) => {
    const { offer } = judged;
    if (offer === undefined || !isSigned(judged)) return {};
    const isEnded = head !== undefined && offer.nonce <= head.nonce;
    const isKept = offers.some(({ text }) => parseOffer(text).nonce === offer.nonce);
    return isEnded || isKept ? {} : { offers: [...offers, withoutSealed(ready)] };
  };
}

/**
 * The changes of a person after a sound offer. The first offer sets the start and head of this browser's chain. The
 * offer's list of browser keys replaces the accepted one.
 */
function soundOffer({ response }: ReadyOffer, { decision, offer }: OfferJudgement): Change {
  return ({ start, head }) => {
    if (decision !== "Reveal" || offer === undefined) return {};
    const first: Head = { nonce: offer.nonce - 1, hash: offer.before, time: offer.time };
    return { start: start ?? first, head: head ?? first, acceptedKeys: response.browserKeys };
  };
}

const readCheckpoint = (terms: Json) => {
  const { checkpoint } = Object(terms) as { checkpoint?: Json };
  return typeof checkpoint === "string" ? checkpoint : undefined;
};

/** Stores the data of a judged offer. For a sound one, also stores its checkpoint of the terms log. */
export async function keepOffer(
  ready: ReadyOffer,
  judged: OfferJudgement,
  userId: string,
  { kept }: Around,
): Promise<void> {
  const [first, sound] = [firstOffer(ready, judged), soundOffer(ready, judged)];
  const checkpoint = judged.decision === "Reveal" ? readCheckpoint(ready.response.terms) : undefined;
  await Promise.all([
    changePerson(kept, userId, (person) => ({ ...first(person), ...sound(person) })),
    checkpoint === undefined ? undefined : keepCheckpoint(kept, "terms", checkpoint),
  ]);
}

/** Stores an offer that failed its checks, as evidence. */
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
