import { type Check, checkOffer, type CheckId, type OfferJudgement, type OfferResponse } from "@trove/fairness";
import { catchUp } from "../history/catch-up.ts";
import { termsOf } from "../history/odds-tables.ts";
import { openingsOf, revealsAbove } from "../kept/kept-openings.ts";
import { requirePerson } from "../kept/kept-person.ts";
import type { KeptPerson } from "../kept/kept-records.ts";
import type { RefusedOffer, StoredOpening } from "../kept/stored-opening.ts";
import type { Around } from "./around.ts";
import type { ShopClock } from "./clocks.ts";
import { keepOffer, keepRefused } from "./keep-offer.ts";
import type { ReadyOffer } from "./ready-offer.ts";
import { trustOf } from "./trust-of.ts";

/**
 * The result of examining an offer:
 * - `Sound`: every check holds
 * - `Question`: the person has not confirmed these browser keys as theirs
 * - `Moved`: the balance on the screen differs from the offer's
 * - `Outdated`: the odds on the screen are no longer in force
 * - `Clock`: this browser's clock, the shop's and its witnesses' differ too much
 * - `Refused`: the offer does not hold
 * - `Stopped`: a record of another browser is a breach
 */
export type Examined =
  | { readonly kind: "Sound" }
  | { readonly kind: "Moved" }
  | { readonly kind: "Outdated" }
  | { readonly kind: "Clock" }
  | { readonly kind: "Question"; readonly keys: readonly string[] }
  | { readonly kind: "Refused"; readonly refused: RefusedOffer; readonly checks: readonly Check[] }
  | { readonly kind: "Stopped"; readonly opening: StoredOpening };

/** `clock` predicts the shop's time from the offers of this visit. */
type Examining = Around & { readonly clock: ShopClock };

/** All offers of the nonce that this browser stores. The new offer must agree with them. */
async function keptOffers({ offer }: OfferResponse, { userId, offers }: KeptPerson, { kept }: Pick<Around, "kept">) {
  const nonce = termsOf(offer)?.nonce;
  const openings = nonce === undefined ? [] : await openingsOf(kept, userId, nonce);
  return [...offers, ...openings.map((opening) => opening.offer)];
}

async function judgeOffer(
  { asked, response, odds, arrival }: ReadyOffer,
  balanceCents: number | undefined,
  person: KeptPerson,
  { clock, ...around }: Examining,
) {
  const { offer, browserKeys } = response;
  const { head, acceptedKeys } = person;
  const [trust, offers, revealed] = await Promise.all([
    trustOf(person, [offer.keyId], around),
    keptOffers(response, person, around),
    revealsAbove(around.kept, person.userId, head?.nonce ?? -1),
  ]);
  const unanswered = revealed.map(({ offer: { text } }) => text);
  const now = new Date(around.now()).toISOString();
  const before = { head, offers, unanswered, now, expected: clock.expectedAt(arrival) };
  const offered = { offer, browserKeys, odds };
  const accepted = { ...trust, browserKeys: acceptedKeys };
  return { judged: await checkOffer({ ...asked, balanceCents }, offered, before, accepted), trust };
}

function aboutOf(wanted: CheckId, { checks }: OfferJudgement): readonly string[] {
  return checks.find(({ id }) => id === wanted)?.about ?? [];
}

/** Failed checks that an outdated page or a wrong clock explains, each with the kind to return. */
const OWN_FAULTS: readonly (readonly [CheckId, "Clock" | "Outdated" | "Moved"])[] = [
  ["offer-time", "Clock"],
  ["offer-current", "Clock"],
  ["odds-hash", "Outdated"],
  ["offer-balance", "Moved"],
];

/** The kind to return if an outdated page or a wrong clock explains all failed checks; otherwise undefined. */
function ownFault({ checks }: OfferJudgement): "Clock" | "Outdated" | "Moved" | undefined {
  const faults = checks.filter(({ outcome }) => outcome === "Differs").map(({ id }) => id);
  const own = OWN_FAULTS.filter(([id]) => faults.includes(id));
  return own.length === faults.length ? own[0]?.[1] : undefined;
}

/**
 * Checks everything that must hold before an offer's entropy is revealed. First fetches and verifies the records that
 * other browsers have made since the head in `person`.
 */
export async function examineOffer(
  ready: ReadyOffer,
  balanceCents: number | undefined,
  person: KeptPerson,
  around: Examining,
): Promise<Examined> {
  const { userId } = person;
  const { judged, trust } = await judgeOffer(ready, balanceCents, person, around);
  await keepOffer(ready, judged, userId, around);
  const refuse = async (): Promise<Examined> => {
    const refused = await keepRefused(ready, judged, userId, around);
    return { kind: "Refused", refused, checks: judged.checks };
  };
  switch (judged.decision) {
    case "Reveal":
      if (judged.offer !== undefined) around.clock.learn(judged.offer.time, ready.arrival);
      return { kind: "Sound" };
    case "Ask":
      return { kind: "Question", keys: aboutOf("known-keys", judged) };
    case "Fetch": {
      const [from = 0, to = 0] = aboutOf("chain-nonce", judged).map(Number);
      const caught = await catchUp(person, [from, to], trust, around);
      if (caught.kind === "Caught") {
        return examineOffer(ready, balanceCents, await requirePerson(around.kept, userId), around);
      }
      return caught.kind === "Gap" ? refuse() : caught;
    }
    case "Wait":
    case "Refuse": {
      const fault = ownFault(judged);
      return fault === undefined ? refuse() : { kind: fault };
    }
  }
}
