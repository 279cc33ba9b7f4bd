import { clientHash, drawTicket, type Offer } from "@trove/fairness";
import { cents } from "@trove/money";
import type { Opening } from "../../../command/functions.generated.ts";
import type { BoxVersion } from "../box-versions.ts";
import type { LootboxParts } from "../parts.ts";
import type { Reveal } from "./read-reveal.ts";

const bytes = (hex: string) => Buffer.from(hex, "hex");

/**
 * Draws the tickets. The database computes the wins from the tickets, which anybody can also do to verify an opening.
 */
function drawsOf({ offer, serverSeed, clientEntropy, clientSeed }: Reveal, newId: () => string): Opening["draws"] {
  const inputs = { serverSeed, clientHash: clientHash(clientEntropy, clientSeed), oddsHash: offer.oddsHash };
  return Array.from({ length: offer.quantity }, (_, box) => ({
    openingId: newId(),
    transactionId: newId(),
    inventoryItemId: newId(),
    ticket: drawTicket(inputs, box),
  }));
}

/** Returns the version whose odds were offered. */
export async function requireVersion(
  { db, versions }: Pick<LootboxParts, "db" | "versions">,
  { boxId, oddsHash }: Offer,
): Promise<BoxVersion> {
  const version = await versions.findByHash(db, boxId, oddsHash);
  if (version === undefined) throw new Error(`box ${boxId} has no table ${oddsHash}, which was offered`);
  return version;
}

/** Everything that an opening needs besides its reveal. */
export type OpeningMeans = {
  version: BoxVersion;
  /** The id of the key that will sign the record. */
  keyId: string;
  /** The session of a person who wants a next offer; null without one. */
  sessionId: string | null;
  /** Generates the ids of the new rows. */
  newId: () => string;
  /** The time zone of the shop, for limits. */
  timeZone: string;
};

/** Builds the input with which the database writes the record of a reveal, and so ends its nonce. */
export function drawOpening(reveal: Reveal, { version, keyId, sessionId, newId, timeZone }: OpeningMeans): Opening {
  const { offer } = reveal;
  const { lootboxId, tableVersion } = version;
  return {
    userId: offer.userId,
    sessionId,
    nonce: offer.nonce,
    before: bytes(offer.before),
    offerHash: bytes(reveal.offerHash),
    offerKeyId: bytes(reveal.offerKeyId),
    offeredAt: new Date(offer.time),
    offeredBalanceCents: cents(offer.balanceCents),
    offeredSequence: reveal.sequence,
    epoch: reveal.epoch,
    termsSize: offer.terms?.size ?? null,
    termsRoot: offer.terms === undefined ? null : bytes(offer.terms.root),
    lootboxId,
    tableVersion,
    clientSeed: reveal.clientSeed,
    clientEntropy: bytes(reveal.clientEntropy),
    serverSeed: bytes(reveal.serverSeed),
    browserKey: bytes(reveal.browserKey),
    browserKeys: reveal.browserKeys.map(bytes),
    revealSignature: bytes(reveal.signature),
    keyId: bytes(keyId),
    draws: drawsOf(reveal, newId),
    timeZone,
  };
}
