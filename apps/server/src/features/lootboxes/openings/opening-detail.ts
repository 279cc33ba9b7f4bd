import type { Endpoints, ResponseOf } from "@trove/contract";
import { commitmentOf } from "@trove/fairness";
import { toEuros } from "@trove/money";
import { itemBrief } from "../../items/index.ts";
import type { BoxVersion } from "../box-versions.ts";
import { dropResponse } from "../lootbox-response.ts";
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
export function openingDetail(row: OpeningRow, version: BoxVersion, includeItem: boolean): OpeningDetail {
  const won = version.drops.find((drop) => drop.itemId === row.itemId);
  if (won === undefined) throw new Error(`opening ${row.openingId} won what its table does not hold`);
  return {
    id: row.openingId,
    transactionId: row.transactionId,
    userInfoId: row.userId,
    lootBox: { id: row.lootboxId, name: row.lootboxName, imageUrl: row.lootboxImageUrl },
    tableVersion: row.tableVersion,
    pricePaid: toEuros(row.priceCents),
    ticket: row.ticket,
    probability: dropResponse(won).probability,
    itemId: won.itemId,
    inventoryItemId: row.inventoryItemId,
    openedAtUtc: row.openedAt.toISOString(),
    fairness: fairnessOf(row, version.oddsHash),
    drops: version.drops.map(dropResponse),
    requestTransactionIds: row.requestTransactionIds,
    inventoryStatus: row.inventoryStatus,
    sellPrice: toEuros(row.sellPriceCents),
    item: includeItem ? itemBrief({ ...won, marketPriceCents: row.marketPriceCents }) : undefined,
  };
}
