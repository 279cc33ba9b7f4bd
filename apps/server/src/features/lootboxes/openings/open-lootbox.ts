import { randomUUIDv7 } from "node:crypto";
import { canReceive } from "@trove/contract";
import { costOf } from "@trove/fairness";
import type { Person } from "../../../command/person.ts";
import { Refusal } from "../../../command/refusal.ts";
import { signingKeyAt } from "../../fairness/index.ts";
import type { BoxVersion } from "../box-versions.ts";
import type { LootboxParts } from "../parts.ts";
import { drawOpening, requireVersion } from "./draw-opening.ts";
import { makeOffer, type OfferInputs, type OfferResponse } from "./make-offer.ts";
import { callOpen, callRepeat, type OpeningResult } from "./openings.store.ts";
import { readReveal, type Reveal, type RevealRequest } from "./read-reveal.ts";

export type OpeningRequest = RevealRequest & { next?: { entropyHash: string } | undefined };

/** The record that the reveal's nonce has: the reveal's own, or that of another offer. */
export type Opened = {
  reveal: Reveal;
  ended: Extract<OpeningResult, { outcome: "recorded" | "ended" }>;
  version: BoxVersion;
  nextOffer: OfferResponse | null;
};

/** The same boxes once more, on the terms of the offer before; null if these are not in force any more. */
async function offerAgain(
  parts: LootboxParts,
  { offer, browserKey }: Reveal,
  version: BoxVersion,
  inputs: OfferInputs,
  entropyHash: string,
): Promise<OfferResponse | null> {
  const { db, versions, terms } = parts;
  const { userId, boxId, quantity, clientSeedHash } = offer;
  const { box, balanceCents, browserKeys, time } = inputs;
  if (box?.status !== "Active" || !browserKeys.includes(browserKey) || balanceCents < costOf(offer)) return null;
  if (!canReceive(inputs.countries)) return null;
  const wanted = await versions.find(db, boxId, box.wantedVersion ?? version.tableVersion);
  if (wanted === undefined || (await terms.announce(boxId, wanted.oddsHash))) return null;
  const inForce = await terms.find(boxId, time);
  if (inForce?.oddsHash !== version.oddsHash) return null;
  return makeOffer(parts, inputs, version, inForce.proof, { userId, quantity, clientSeedHash, entropyHash });
}

/** While entries of the logs are lost: a record now could be a second one of its nonce. */
function noAnswerYet(): Refusal {
  const detail = "The shop can't record openings right now. This one stands; please send it again later.";
  return new Refusal("OVERLOADED", { detail, retryAfterSeconds: 60 });
}

/**
 * `claim` is the person of a valid token. `requireCapacity` throws if an unconfirmed reveal that needs the database
 * exceeds the rate limit.
 */
export type RevealCaller = { claim: Person | undefined; requireCapacity: () => void };

/** The record of the reveal's nonce. One that this process knows to have its record is only read. */
async function recordOf(
  { db, secrets, repeats, now }: LootboxParts,
  reveal: Reveal,
  version: BoxVersion,
  sessionId: string | null,
): Promise<OpeningResult> {
  const { userId, nonce } = reveal.offer;
  const { keyId } = signingKeyAt(secrets.signingKeys, now());
  const opening = drawOpening(reveal, { version, keyId, sessionId, newId: randomUUIDv7 });
  if (repeats.isEnded(userId, nonce)) {
    repeats.count(userId);
    const known = await callRepeat(db, opening);
    if (known.outcome !== "unknown") return known;
    repeats.forget(userId);
  }
  const result = await callOpen(db, opening);
  if (result.outcome !== "unknown") repeats.noteEnded(userId, nonce);
  return result;
}

/**
 * Opens the boxes of a revealed offer: all are charged, drawn and delivered, or none is, and a void says why. A reveal
 * gets one record, the same however often it is sent. A next offer needs a valid session. Locks the person's fairness
 * row, except for a replay. Throws:
 * - VALIDATION_FAILED for an invalid reveal
 * - RECORD_LOST if only the log still has the record
 * - RATE_LIMITED for too many replays
 * - OVERLOADED, or an error, if the database does not know the records before the offer: no answer is better than a
 *   wrong one
 */
export async function openLootbox(
  parts: LootboxParts,
  { claim, requireCapacity }: RevealCaller,
  request: OpeningRequest,
): Promise<Opened> {
  const { next } = request;
  const reveal = await readReveal(parts, request, requireCapacity);
  if (await parts.terms.isBehind()) throw noAnswerYet();
  const { userId, nonce } = reveal.offer;
  const version = await requireVersion(parts, reveal.offer);
  const sessionId = next !== undefined && claim?.userId === userId ? claim.sessionId : null;
  const result = await parts.repeats.inTurn(userId, () => recordOf(parts, reveal, version, sessionId));
  if (result.outcome === "lost") {
    const { recordHash, logIndex } = result;
    throw new Refusal("RECORD_LOST", { params: { recordHash, logIndex } });
  }
  if (result.outcome === "unknown") throw new Error(`nothing that is stored leads to nonce ${nonce} of ${userId}`);
  const inputs = result.outcome === "recorded" ? result.next : null;
  parts.noteKeyUse(userId, reveal.browserKey);
  const nextOffer = next && inputs ? await offerAgain(parts, reveal, version, inputs, next.entropyHash) : null;
  return { reveal, ended: result, version, nextOffer };
}
