import { randomUUIDv7 } from "node:crypto";
import { costOf, type Offer } from "@trove/fairness/v2";
import type { Person } from "../../../command/person.ts";
import { signingKeyAt } from "../../fairness/index.ts";
import type { BoxVersion } from "../box-versions.ts";
import type { LootboxParts } from "../parts.ts";
import { drawOpening } from "./draw-opening.ts";
import { makeOffer, type OfferInputs, type OfferResponse } from "./make-offer.ts";
import { callOpen, type RecordFacts } from "./openings.store.ts";
import { readReveal, type Reveal, type RevealRequest } from "./read-reveal.ts";

export type OpeningRequest = RevealRequest & { next?: { entropyHash: string } | undefined };

/** `isOwn`: whether the record ends `offer`. Otherwise another offer's ended the nonce. */
export type Opened = {
  offer: Offer;
  isOwn: boolean;
  facts: RecordFacts;
  version: BoxVersion;
  nextOffer: OfferResponse | null;
};

/** Whether the same boxes can be offered again, on the terms of the offer before. */
function canOfferAgain({ offer, browserKey }: Reveal, { tableVersion }: BoxVersion, inputs: OfferInputs): boolean {
  const isOpen = inputs.box?.status === "Active" && inputs.box.tableVersion === tableVersion;
  return isOpen && inputs.balanceCents >= costOf(offer) && inputs.browserKeys.includes(browserKey);
}

/**
 * Opens the boxes of a revealed offer: all are charged, drawn and delivered, or none is and a void tells why. Whatever
 * has changed since the offer, its reveal gets one record, the same however often it is sent. `caller` is whom a valid
 * token names; only with a session in force is there a next offer. `at` replaces the database's time in the history of
 * the demo shop. Locks the person's fairness row. Throws VALIDATION_FAILED for what is no reveal, and an error for an
 * offer that nothing stored leads to, because no answer is better than a wrong one.
 */
export async function openLootbox(
  parts: LootboxParts,
  caller: Person | undefined,
  request: OpeningRequest,
  at?: Date,
): Promise<Opened> {
  const { db, secrets, versions, now } = parts;
  const { next } = request;
  const reveal = await readReveal(parts, request);
  const { userId, boxId, oddsHash, nonce, quantity, clientSeedHash } = reveal.offer;
  const version = await versions.findByHash(db, boxId, oddsHash);
  if (version === undefined) throw new Error(`box ${boxId} has no table ${oddsHash}, which was offered`);
  const { keyId } = signingKeyAt(secrets.signingKeys, at ?? now());
  const session = next !== undefined && caller?.userId === userId ? caller.sessionId : null;
  const opening = { ...drawOpening(reveal, version, keyId, randomUUIDv7), at: at ?? null };
  const result = await callOpen(db, userId, opening, session);
  if (result.outcome === "unknown") throw new Error(`nothing that is stored leads to nonce ${nonce} of ${userId}`);
  const { record: facts, next: inputs } = result;
  parts.noteKeyUse(userId, reveal.browserKey);
  const isAgain = next !== undefined && inputs && canOfferAgain(reveal, version, inputs);
  const wish = { userId, quantity, clientSeedHash, entropyHash: next?.entropyHash ?? "" };
  const nextOffer = isAgain ? await makeOffer(parts, inputs, version, wish) : null;
  return { offer: reveal.offer, isOwn: result.outcome === "recorded", facts, version, nextOffer };
}
