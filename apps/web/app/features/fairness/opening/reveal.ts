import { offerHash, parseOffer, revealText } from "@trove/fairness";
import { keepOpening } from "../kept/kept-openings.ts";
import type { KeptPerson } from "../kept/kept-person.ts";
import type { RevealedOpening } from "../kept/stored-opening.ts";
import type { Around } from "./around.ts";
import { signWith } from "./browser-key.ts";
import type { ReadyOffer } from "./ready-offer.ts";

/** The moment by the shop's clock: the offer's time and what has passed since it arrived, so rather early than late. */
function shopTime(offeredAt: string, { arrivedAt }: ReadyOffer, { elapsed }: Around): string {
  return new Date(Date.parse(offeredAt) + Math.floor(elapsed() - arrivedAt)).toISOString();
}

/** Signs the reveal of a sound offer, and keeps everything that proves the opening. Nothing is sent yet. */
export async function keepReveal(ready: ReadyOffer, person: KeptPerson, around: Around): Promise<RevealedOpening> {
  const { asked, response, odds, boxName } = ready;
  const { clientEntropy, clientSeed, oddsTable, boxId, browserKey } = asked;
  const { sealed, ...offer } = response.offer;
  const { nonce, oddsHash, time } = parseOffer(offer.text);
  const id = offerHash(offer.text);
  const signature = await signWith(person, revealText(id, clientEntropy));
  const opening: RevealedOpening = {
    kind: "Revealed",
    userId: person.userId,
    id,
    nonce,
    boxId,
    boxName,
    oddsHash,
    offer,
    sealed,
    clientSeed,
    browserKeys: response.browserKeys,
    terms: response.terms,
    odds,
    reveal: { clientEntropy, browserKey, signature },
    wallet: { statement: undefined, revealedAt: shopTime(time, ready, around) },
    answers: [],
    ending: undefined,
    stage: "Open",
    verdict: "Unknown",
    isProven: false,
  };
  await keepOpening(around.kept, opening, { oddsTable });
  return opening;
}
