import { randomUUIDv7 } from "node:crypto";
import { clientHash, costOf, drawTicket } from "@trove/fairness/v2";
import { cents } from "@trove/money";
import type { Opening } from "../../../command/functions.generated.ts";
import type { Person } from "../../../command/person.ts";
import { signingKeyAt } from "../../fairness/index.ts";
import type { BoxVersion } from "../box-versions.ts";
import type { LootboxParts } from "../parts.ts";
import { makeOffer, type OfferInputs, type OfferResponse } from "./make-offer.ts";
import { callOpen, type RecordFacts } from "./openings.store.ts";
import { readReveal, type Reveal, type RevealRequest } from "./read-reveal.ts";

export type OpeningRequest = RevealRequest & { next?: { entropyHash: string } | undefined };

/** `isOwn`: whether the record ends this offer. Otherwise another offer's ended the nonce. */
export type Opened = { isOwn: boolean; facts: RecordFacts; version: BoxVersion; nextOffer: OfferResponse | null };

/** Draws the boxes. The item follows from the ticket, in the database as for everybody who recomputes it. */
function drawsOf({ offer, serverSeed, clientEntropy, clientSeed }: Reveal): Opening["draws"] {
  const inputs = { serverSeed, clientHash: clientHash(clientEntropy, clientSeed), oddsHash: offer.oddsHash };
  return Array.from({ length: offer.quantity }, (_, box) => ({
    openingId: randomUUIDv7(),
    transactionId: randomUUIDv7(),
    inventoryItemId: randomUUIDv7(),
    ticket: drawTicket(inputs, box),
  }));
}

const bytes = (hex: string) => Buffer.from(hex, "hex");

function openingOf(reveal: Reveal, { lootboxId, tableVersion, priceCents }: BoxVersion, keyId: string, at?: Date) {
  const { offer } = reveal;
  if (priceCents !== offer.priceCents) throw new Error(`offer ${reveal.offerHash} has another price than its table`);
  return {
    nonce: offer.nonce,
    before: bytes(offer.before),
    offerHash: bytes(reveal.offerHash),
    offerKeyId: bytes(reveal.offerKeyId),
    offeredAt: new Date(offer.time),
    offeredBalanceCents: cents(offer.balanceCents),
    offeredSequence: reveal.sequence,
    lootboxId,
    tableVersion,
    clientSeed: reveal.clientSeed,
    clientEntropy: bytes(reveal.clientEntropy),
    serverSeed: bytes(reveal.serverSeed),
    browserKey: bytes(reveal.browserKey),
    browserKeys: reveal.browserKeys.map(bytes),
    revealSignature: bytes(reveal.signature),
    keyId: bytes(keyId),
    draws: drawsOf(reveal),
    at: at ?? null,
  };
}

/** The same boxes once more, on the terms of the offer before; null if these are not in force any more. */
async function offerAgain(
  parts: LootboxParts,
  { offer, browserKey }: Reveal,
  version: BoxVersion,
  inputs: OfferInputs,
  entropyHash: string,
): Promise<OfferResponse | null> {
  const { userId, boxId, quantity, clientSeedHash } = offer;
  const isOpen = inputs.box?.status === "Active" && inputs.browserKeys.includes(browserKey);
  if (!isOpen || inputs.balanceCents < costOf(offer)) return null;
  const inForce = await parts.terms.find(boxId, inputs.time);
  if (inForce?.oddsHash !== version.oddsHash) return null;
  return makeOffer(parts, inputs, version, inForce.proof, { userId, quantity, clientSeedHash, entropyHash });
}

/**
 * Opens the boxes of a revealed offer: all are charged, drawn and delivered, or none is and a void tells why. Whatever
 * has changed since the offer, its reveal gets one record, the same however often it is sent. `caller` is whom a valid
 * token names; only with a session in force is there a next offer. `at` replaces the database's time in the history of
 * the demo shop. Throws VALIDATION_FAILED for what is no reveal.
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
  const { userId, boxId, oddsHash, nonce } = reveal.offer;
  const version = await versions.findByHash(db, boxId, oddsHash);
  if (version === undefined) throw new Error(`box ${boxId} has no table ${oddsHash}, which was offered`);
  const session = next !== undefined && caller?.userId === userId ? caller.sessionId : null;
  const opening = openingOf(reveal, version, signingKeyAt(secrets.signingKeys, at ?? now()).keyId, at);
  const result = await callOpen(db, userId, opening, session);
  if (result.outcome === "unknown") throw new Error(`nothing that is stored leads to nonce ${nonce} of ${userId}`);
  const { record: facts, next: inputs } = result;
  const nextOffer = next && inputs ? await offerAgain(parts, reveal, version, inputs, next.entropyHash) : null;
  return { isOwn: result.outcome === "recorded", facts, version, nextOffer };
}
