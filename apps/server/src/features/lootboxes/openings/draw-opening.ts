import { clientHash, drawTicket, type Offer } from "@trove/fairness";
import { cents } from "@trove/money";
import type { Opening } from "../../../command/functions.generated.ts";
import type { BoxVersion } from "../box-versions.ts";
import type { LootboxParts } from "../parts.ts";
import type { Reveal } from "./read-reveal.ts";

const bytes = (hex: string) => Buffer.from(hex, "hex");

/** Draws the tickets. The database derives the wins from them, as everybody can who recomputes the opening. */
function drawsOf({ offer, serverSeed, clientEntropy, clientSeed }: Reveal, newId: () => string): Opening["draws"] {
  const inputs = { serverSeed, clientHash: clientHash(clientEntropy, clientSeed), oddsHash: offer.oddsHash };
  return Array.from({ length: offer.quantity }, (_, box) => ({
    openingId: newId(),
    transactionId: newId(),
    inventoryItemId: newId(),
    ticket: drawTicket(inputs, box),
  }));
}

/** The version whose odds were offered. */
export async function requireVersion(
  { db, versions }: Pick<LootboxParts, "db" | "versions">,
  { boxId, oddsHash }: Offer,
): Promise<BoxVersion> {
  const version = await versions.findByHash(db, boxId, oddsHash);
  if (version === undefined) throw new Error(`box ${boxId} has no table ${oddsHash}, which was offered`);
  return version;
}

/** The input of an opening besides its reveal. */
export type OpeningMeans = {
  version: BoxVersion;
  /** Names the key that will sign the record. */
  keyId: string;
  /** The session of a person who wants a next offer. */
  sessionId: string | null;
  /** Makes the ids of the new rows. */
  newId: () => string;
};

/** The database's input to end the nonce of a reveal. */
export function drawOpening(reveal: Reveal, { version, keyId, sessionId, newId }: OpeningMeans): Opening {
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
  };
}
