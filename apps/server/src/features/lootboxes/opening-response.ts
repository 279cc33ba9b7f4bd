import type { ResponseOf, Endpoints } from "@trove/contract";
import { commitmentOf, serverSeed } from "@trove/fairness";
import { toEuros } from "@trove/money";
import type { SealKeys } from "../../sealed-box.ts";
import { openRoot } from "../fairness/index.ts";
import { itemBrief } from "../items/index.ts";
import type { BoxVersion } from "./box-versions.ts";
import { dropResponse } from "./lootbox-response.ts";
import type { OpeningRow, RecordedFacts } from "./openings.store.ts";

/** Renders the recorded facts. First responses and replays are both rendered here, so they are byte-identical. */
export function openResponse({
  openings,
  fairness,
  receipt,
  walletId,
  balanceCents,
}: RecordedFacts): ResponseOf<Endpoints["openLootbox"]> {
  return {
    openings: openings.map((opening) => ({
      openingId: opening.openingId,
      transactionId: opening.transactionId,
      drawIndex: opening.drawIndex,
      ticket: opening.ticket,
      itemId: opening.itemId,
      item: {
        id: opening.itemId,
        name: opening.name,
        imageUrl: opening.imageUrl,
        marketPrice: toEuros(opening.marketPriceCents),
        tier: opening.tier,
      },
      inventoryItemId: opening.inventoryItemId,
      sellPrice: toEuros(opening.sellPriceCents),
    })),
    fairness: {
      serverSeed: fairness.serverSeed,
      serverSeedHash: fairness.serverSeedHash,
      clientSeed: fairness.clientSeed,
      clientEntropy: fairness.clientEntropy,
      nonce: fairness.nonce,
      oddsHash: fairness.oddsHash,
      tableVersion: fairness.tableVersion,
      nextServerSeedHash: fairness.nextServerSeedHash,
      nextCommitmentSignature: fairness.nextCommitmentSignature,
    },
    receipt: { text: receipt.text, keyId: receipt.keyId, signature: receipt.signature },
    balance: { id: walletId, amount: toEuros(balanceCents) },
  };
}

/** Renders a past opening. Derives the server seed again, which the opening has already revealed. */
export function openingDetail(
  row: OpeningRow,
  box: BoxVersion,
  rootKeys: SealKeys,
  includeItem: boolean,
): ResponseOf<Endpoints["getOpeningDetail"]> {
  const won = box.drops.find((drop) => drop.itemId === row.itemId);
  if (won === undefined) throw new Error(`opening ${row.openingId} won what its table does not hold`);
  const seed = serverSeed(openRoot(rootKeys, row.userId, row.rootEncrypted), row.userId, row.nonce);
  const { itemId, name, imageUrl } = won;
  return {
    id: row.openingId,
    transactionId: row.transactionId,
    userInfoId: row.userId,
    lootBox: { id: row.lootboxId, name: row.lootboxName, imageUrl: row.lootboxImageUrl },
    tableVersion: row.tableVersion,
    pricePaid: toEuros(row.priceCents),
    ticket: row.ticket,
    probability: dropResponse(won).probability,
    itemId,
    inventoryItemId: row.inventoryItemId,
    openedAtUtc: row.openedAt.toISOString(),
    fairness: {
      serverSeedHash: commitmentOf(seed),
      serverSeed: seed,
      clientSeed: row.clientSeed,
      clientEntropy: row.clientEntropy,
      nonce: row.nonce,
      drawIndex: row.drawIndex,
      oddsHash: box.oddsHash,
    },
    drops: box.drops.map(dropResponse),
    requestTransactionIds: row.requestTransactionIds,
    inventoryStatus: row.inventoryStatus,
    sellPrice: toEuros(row.sellPriceCents),
    item: includeItem ? itemBrief({ itemId, name, imageUrl, marketPriceCents: row.marketPriceCents }) : undefined,
  };
}
