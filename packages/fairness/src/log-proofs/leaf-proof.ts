import type { ShopKey } from "../keys/shop-key.ts";
import { clientHash } from "../draws/client-seed.ts";
import { commitmentOf } from "../draws/server-seed.ts";
import { minuteOf } from "../log/leaves/records-log.ts";
import type { DrawnLeaf } from "../log/leaves/records-log.ts";
import type { KeyLeaf } from "../log/leaves/terms-log.ts";
import type { Offer } from "../records/offer.ts";
import { recordHash } from "../records/opening-record.ts";
import type { OpeningRecord } from "../records/opening-record.ts";

/** The leaf by which the terms log publishes a key. */
export function keyLeaf({ keyId, publicKey, from, endorsement }: ShopKey): KeyLeaf {
  const { publicKey: endorser, signature } = endorsement;
  return { kind: "key", keyId, publicKey, from, endorsement: { publicKey: endorser, signature } };
}

/**
 * The leaf by which the records log publishes a record, without anything about the person. `text` is the record's text.
 */
export function recordLeaf(text: string, record: OpeningRecord, offer: Offer, clientSeed: string): DrawnLeaf {
  const { serverSeed, clientEntropy } = record;
  const drawn = {
    clientHash: clientHash(clientEntropy, clientSeed),
    commitment: commitmentOf(serverSeed),
    serverSeed,
    oddsHash: offer.oddsHash,
    quantity: offer.quantity,
  };
  const recorded = {
    recordHash: recordHash(text),
    offeredAt: minuteOf(offer.time),
    time: minuteOf(record.time),
    termsSize: offer.terms?.size,
  };
  return record.kind === "Receipt"
    ? { kind: "opening", ...drawn, tickets: record.tickets, itemIds: record.itemIds, ...recorded }
    : { kind: "void", ...drawn, reason: record.reason, ...recorded };
}
