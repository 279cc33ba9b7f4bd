import type { Endpoints, ResponseOf } from "@trove/contract";
import { dropAt } from "@trove/fairness";
import { toEuros } from "@trove/money";
import type { SigningKeys } from "../../../secrets.ts";
import { itemBrief } from "../../items/index.ts";
import type { Opened } from "./open-lootbox.ts";
import { nonceEnded, signedRecord, voided } from "./record-response.ts";

/**
 * Renders a receipt. Throws NONCE_ENDED if the record of another offer ended the nonce, and an error with the reason as
 * code for a void. Both errors contain the record.
 */
export function openResponse(
  keys: SigningKeys,
  { reveal, ended, version, nextOffer }: Opened,
): ResponseOf<Endpoints["openLootbox"]> {
  if (ended.outcome === "ended") throw nonceEnded(keys, ended.record);
  const { reason, openings, walletId, balanceCents } = ended.record;
  const { offer, serverSeed, clientSeed, clientEntropy } = reveal;
  const receipt = signedRecord(keys, ended.record);
  if (reason !== null) throw voided(reason, receipt, serverSeed);
  return {
    openings: openings.map(({ openingId, transactionId, inventoryItemId, ticket }, drawIndex) => {
      const drop = dropAt(version.drops, ticket);
      return {
        openingId,
        transactionId,
        drawIndex,
        ticket,
        itemId: drop.itemId,
        item: itemBrief(drop),
        inventoryItemId,
        sellPrice: toEuros(drop.sellPriceCents),
      };
    }),
    fairness: {
      serverSeed,
      serverSeedHash: offer.commitment,
      clientSeed,
      clientEntropy,
      nonce: offer.nonce,
      oddsHash: version.oddsHash,
      tableVersion: version.tableVersion,
    },
    receipt,
    nextOffer,
    balance: { id: walletId, amount: toEuros(balanceCents) },
  };
}
