import type { Endpoints, ResponseOf } from "@trove/contract";
import type { Language } from "@trove/contract/languages";
import { commitmentOf, TICKETS_PER_BOX } from "@trove/fairness";
import { toEuros } from "@trove/money";
import { itemBrief } from "../../items/index.ts";
import type { BoxVersion } from "../box-versions.ts";
import { versionDrops } from "../lootbox-response.ts";
import type { OpeningRow } from "./openings.store.ts";

type OpeningDetail = ResponseOf<Endpoints["getOpeningDetail"]>;

function fairnessOf(row: OpeningRow, oddsHash: string): OpeningDetail["fairness"] {
  const { nonce, drawIndex, serverSeed: seedBytes, clientSeed, clientEntropy } = row;
  if (nonce === null || seedBytes === null || clientSeed === null || clientEntropy === null) return null;
  const serverSeed = seedBytes.toString("hex");
  return {
    serverSeedHash: commitmentOf(serverSeed),
    serverSeed,
    clientSeed,
    clientEntropy: clientEntropy.toString("hex"),
    nonce,
    drawIndex,
    oddsHash,
  };
}

/** Renders a past opening. */
export function openingDetail(
  row: OpeningRow,
  version: BoxVersion,
  { includeItem, language }: { includeItem: boolean; language: Language },
): OpeningDetail {
  const won = version.drops.find((drop) => drop.itemId === row.itemId);
  if (won === undefined) throw new Error(`opening ${row.openingId} won what its table does not hold`);
  return {
    id: row.openingId,
    transactionId: row.transactionId,
    userInfoId: row.userId,
    lootBox: { id: row.lootboxId, name: row.lootboxName, imageUrl: row.lootboxImageUrl, hue: row.hue },
    tableVersion: row.tableVersion,
    pricePaid: toEuros(row.priceCents),
    ticket: row.ticket,
    probability: won.tickets / TICKETS_PER_BOX,
    itemId: won.itemId,
    inventoryItemId: row.inventoryItemId,
    openedAtUtc: row.openedAt.toISOString(),
    fairness: fairnessOf(row, version.oddsHash),
    drops: versionDrops(version, language),
    requestTransactionIds: row.requestTransactionIds,
    inventoryStatus: row.inventoryStatus,
    sellPrice: toEuros(row.sellPriceCents),
    item: includeItem ? itemBrief({ ...won, marketPriceCents: row.marketPriceCents }) : undefined,
  };
}
