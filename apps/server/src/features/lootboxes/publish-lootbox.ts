import { randomUUIDv7 } from "node:crypto";
import { SELL_RATE } from "@trove/contract";
import { oddsHash, type OddsTable, oddsTableText, ticketRanges } from "@trove/fairness";
import { versionTable } from "@trove/lootboxes";
import { type Cents, cents } from "@trove/money";
import { announceCatalogueChange } from "../../database/catalogue-changes.ts";
import type { Transaction } from "../../database/connection.ts";
import { sellBasisPointsOf, sellRateFrom } from "./sell-rate.ts";
import type { ItemBox } from "./item-boxes.ts";
import { hasBox, insertVersion, readNamesAndPrices, readOddsHash, type VersionRow } from "./publishing.store.ts";

/** The rate of a shop that has not changed it. */
const SELL_BASIS_POINTS = 10_000 * SELL_RATE;

export type NewVersion = {
  lootboxId: string;
  tableVersion: number;
  price: Cents;
  /** The tickets of all drops sum to 1,000,000. */
  drops: readonly { itemId: string; tickets: number }[];
  /** The share of the market price that selling back pays, in hundredths of a percent. */
  sellBasisPoints?: number;
  at: Date;
};

/**
 * Freezes an odds table permanently: its order, exact text and hash, with the present names and prices of its items.
 * Notifies all processes when the transaction commits. Throws RangeError if the tickets don't sum to 1,000,000.
 */
export async function publishVersion(
  tx: Transaction,
  { lootboxId, tableVersion, price, drops, sellBasisPoints = SELL_BASIS_POINTS, at }: NewVersion,
): Promise<void> {
  const items = await readNamesAndPrices(
    tx,
    drops.map(({ itemId }) => itemId),
  );
  const present = drops.map(({ itemId, tickets }) => {
    const item = items.get(itemId);
    if (item === undefined) throw new Error(`box ${lootboxId} holds an unknown item ${itemId}`);
    return { itemId, name: item.name, marketPriceCents: item.marketPrice, tickets };
  });
  const sellRate = sellRateFrom(sellBasisPoints);
  const box = { boxId: lootboxId, version: tableVersion, priceCents: price, drops: present, sellRate };
  await freeze(tx, versionTable(box), sellBasisPoints, at);
}

async function freeze(tx: Transaction, table: OddsTable, sellBasisPoints: number, at: Date): Promise<void> {
  await insertVersion(tx, versionOf(table, sellBasisPoints, at));
  await announceCatalogueChange(tx);
}

function versionOf(
  { boxId, version, priceCents, drops }: OddsTable,
  sellBasisPoints: number,
  publishedAt: Date,
): VersionRow {
  const oddsTable = oddsTableText({ boxId, version, priceCents, drops });
  const ranges = ticketRanges(drops);
  return {
    lootboxId: boxId,
    tableVersion: version,
    priceCents: cents(priceCents),
    oddsTable,
    oddsHash: oddsHash(oddsTable),
    publishedAt,
    sellBasisPoints,
    drops: drops.map(({ itemId, name, tickets, marketPriceCents, sellPriceCents }, position) => ({
      itemId,
      name,
      tickets,
      marketPriceCents: cents(marketPriceCents),
      sellPriceCents: cents(sellPriceCents),
      position,
      dropId: randomUUIDv7(),
      ticketFrom: ranges[position]?.ticketFrom ?? 0,
    })),
  };
}

/**
 * Restores a published version that the database has lost. Does nothing if the database has the version, or has lost
 * the box itself or one of its items. Throws if it has a different version with this number, because versions are never
 * edited.
 */
export async function restoreVersion(tx: Transaction, table: OddsTable, at: Date): Promise<void> {
  const { boxId, version, drops } = table;
  const row = versionOf(table, sellBasisPointsOf(drops), at);
  const known = await readOddsHash(tx, boxId, version);
  if (known !== undefined && known !== row.oddsHash) {
    throw new Error(`box ${boxId} has another version ${version} than the one that was published`);
  }
  const itemIds = drops.map(({ itemId }) => itemId);
  const isWhole = (await readNamesAndPrices(tx, itemIds)).size === drops.length && (await hasBox(tx, boxId));
  if (known === undefined && isWhole) await insertVersion(tx, row);
}

/**
 * Publishes the next version of each box whose odds table has changed, because its items have other names or values
 * than the table states. Each box keeps its sell rate. The caller must have locked the boxes.
 */
export async function publishNextTables(tx: Transaction, boxes: readonly ItemBox[], at: Date): Promise<void> {
  for (const { table, sellBasisPoints } of boxes.filter(({ isSame }) => !isSame)) {
    await freeze(tx, table, sellBasisPoints, at);
  }
}
