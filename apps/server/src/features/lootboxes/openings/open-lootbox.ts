import { randomUUIDv7 } from "node:crypto";
import { canReceive, marketOfAll } from "@trove/contract";
import { costOf } from "@trove/fairness";
import type { Person } from "../../../command/person.ts";
import { Refusal } from "../../../command/refusal.ts";
import type { BoxVersion } from "../box-versions.ts";
import type { LootboxParts } from "../parts.ts";
import { countriesOfOpener, refusalOf } from "./offer-opening.ts";
import { drawOpening, requireVersion } from "./draw-opening.ts";
import { makeOffer, type OfferInputs, type OfferResponse, type OfferWish } from "./make-offer.ts";
import { callOpen, callReplay, type OpeningResult } from "./openings.store.ts";
import { readReveal, type Reveal, type RevealRequest } from "./read-reveal.ts";

type NextWish = Pick<OfferWish, "entropyHash"> & { version?: OfferWish["version"]; country: string | undefined };

export type OpeningRequest = RevealRequest & { next?: Omit<NextWish, "country"> | undefined };

/** The record that ended the nonce of the reveal: the reveal's own record, or the record of another offer. */
export type Opened = {
  reveal: Reveal;
  ended: Extract<OpeningResult, { outcome: "recorded" | "ended" }>;
  version: BoxVersion;
  nextOffer: OfferResponse | null;
};

/**
 * Offers the same boxes again, on the terms of the previous offer. Null if these terms are no longer in force, or if
 * the person can't open the boxes again.
 */
async function offerAgain(
  parts: LootboxParts,
  { offer, browserKey }: Reveal,
  version: BoxVersion,
  inputs: OfferInputs,
  { entropyHash, version: format, country }: NextWish,
): Promise<OfferResponse | null> {
  const { db, versions, terms, settings, register, now } = parts;
  const { userId, boxId, quantity, clientSeedHash } = offer;
  const { box, balanceCents, browserKeys, time } = inputs;
  if (box?.status !== "Active" || !browserKeys.includes(browserKey) || balanceCents < costOf(offer)) return null;
  if (inputs.break !== null || inputs.isClosing) return null;
  if (!register.isFree(inputs.protection.register, new Date(time))) return null;
  const { countries, markets } = await settings.at(now());
  if (!canReceive(countries.countries, inputs.countries)) return null;
  const market = marketOfAll(markets, countriesOfOpener(inputs, country));
  if (!market.boxes || quantity > market.maxOpenCount || refusalOf(inputs, market, version, quantity)) return null;
  const wanted = await versions.find(db, boxId, box.wantedVersion ?? version.tableVersion);
  if (wanted === undefined || (await terms.announce(boxId, wanted.oddsHash, inputs.terms))) return null;
  const inForce = await terms.find(boxId, time, inputs.terms);
  if (inForce?.oddsHash !== version.oddsHash) return null;
  const wish = { userId, quantity, clientSeedHash, entropyHash, version: format };
  return makeOffer(parts, inputs, version, inForce.proof, wish);
}

/**
 * The refusal while entries of the public logs are lost. A record that is written now could be the second record of its
 * nonce.
 */
function noAnswerYet(): Refusal {
  const detail = "The shop can't record openings right now. This one stands; please send it again later.";
  return new Refusal("OVERLOADED", { detail, retryAfterSeconds: 60 });
}

/**
 * `claim` is the person of a valid token. `requireCapacity` throws if an unconfirmed reveal that needs the database
 * exceeds the rate limit.
 */
export type RevealCaller = {
  claim: Person | undefined;
  /** The country of the request, if it is known. */
  country: string | undefined;
  requireCapacity: () => void;
};

/** Returns the record of the reveal's nonce. If this process knows that the record exists, it only reads it. */
async function recordOf(
  { db, terms, replays, timeZone, now }: LootboxParts,
  reveal: Reveal,
  version: BoxVersion,
  sessionId: string | null,
): Promise<OpeningResult> {
  const { userId, nonce } = reveal.offer;
  const { keyId } = await terms.signingKeyAt(now());
  const opening = drawOpening(reveal, { version, keyId, sessionId, newId: randomUUIDv7, timeZone });
  if (replays.isEnded(userId, nonce)) {
    replays.count(userId);
    const known = await callReplay(db, opening);
    if (known.outcome !== "unknown") return known;
    replays.forget(userId);
  }
  const result = await callOpen(db, opening);
  if (result.outcome !== "unknown") replays.noteEnded(userId, nonce);
  return result;
}

/**
 * Opens the boxes of a revealed offer. All boxes are charged, drawn and delivered; or none is, and a void states why. A
 * reveal gets one record, which every replay returns. A next offer needs a valid session. Locks the person's fairness
 * row, except for a replay. Throws:
 * - VALIDATION_FAILED for an invalid reveal
 * - RECORD_LOST if only the log still has the record
 * - RATE_LIMITED for too many replays
 * - OVERLOADED while the public logs lack entries, because the answer could be wrong
 * - HISTORY_LOST if the database has lost the record before the offer, or movements that a void would have to list
 */
export async function openLootbox(
  parts: LootboxParts,
  { claim, country, requireCapacity }: RevealCaller,
  request: OpeningRequest,
): Promise<Opened> {
  const { next } = request;
  const reveal = await readReveal(parts, request, requireCapacity);
  if (await parts.terms.isBehind()) throw noAnswerYet();
  const { userId, nonce } = reveal.offer;
  const version = await requireVersion(parts, reveal.offer);
  const sessionId = next !== undefined && claim?.userId === userId ? claim.sessionId : null;
  const result = await parts.replays.inTurn(userId, () => recordOf(parts, reveal, version, sessionId));
  if (result.outcome === "lost") {
    const { recordHash, logIndex, lostIndex } = result;
    throw new Refusal("RECORD_LOST", { params: { recordHash, logIndex, lostIndex } });
  }
  if (result.outcome === "unknown") {
    const cause = new Error(`nothing that is stored leads to nonce ${nonce} of ${userId}`);
    throw new Refusal("HISTORY_LOST", {}, { cause });
  }
  const inputs = result.outcome === "recorded" ? result.next : null;
  parts.noteKeyUse(userId, reveal.browserKey);
  const nextOffer = next && inputs ? await offerAgain(parts, reveal, version, inputs, { ...next, country }) : null;
  return { reveal, ended: result, version, nextOffer };
}
