import { offerHash, parseOffer, revealText } from "@trove/fairness";
import { keepOpening } from "../kept/kept-openings.ts";
import type { KeptPerson } from "../kept/kept-records.ts";
import type { RevealedOpening } from "../kept/stored-opening.ts";
import type { Around } from "./around.ts";
import { signWith } from "./browser-key.ts";
import { earliestNow } from "./clocks.ts";
import type { ReadyOffer } from "./ready-offer.ts";

/** Signs the reveal of a sound offer, and stores all data that prove the opening. Sends nothing yet. */
export async function keepReveal(ready: ReadyOffer, person: KeptPerson, around: Around): Promise<RevealedOpening> {
  const { asked, response, odds, boxName, arrival } = ready;
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
    wallet: { statement: undefined, revealedAt: earliestNow(time, arrival, around) },
    arrival,
    answers: [],
    ending: undefined,
    stage: "Open",
    verdict: "Unknown",
    isProven: false,
  };
  await keepOpening(around.kept, opening, { oddsTable });
  return opening;
}
