import { oddsHash, type OddsTable, oddsTableText, parseOddsTable } from "@trove/fairness";
import { isSameOdds, payoutOf, versionTable } from "@trove/lootboxes";
import type { Cents } from "@trove/money";
import type { Connection, Transaction } from "../../database/connection.ts";
import { sellRateFrom } from "./sell-rate.ts";
import { lockBoxesWith, readBoxes, readBoxesWith, readNamesAndPrices } from "./publishing.store.ts";

/** Names and prices that replace the items' present ones, by item id. */
export type NamesAndPrices = ReadonlyMap<string, { name?: string; marketPrice?: Cents }>;

/** A box with the table of the version that it would get next. */
export type ItemBox = ReturnType<typeof itemBox>;

type Box = Awaited<ReturnType<typeof readBoxesWith>>[number];

function itemBox(
  { lootboxId, name, status, price, lastVersion, oddsTable, sellBasisPoints }: Box,
  present: NamesAndPrices,
  other: NamesAndPrices,
) {
  const published = parseOddsTable(oddsTable);
  const drops = published.drops.map((drop) => {
    const replaced = { ...present.get(drop.itemId), ...other.get(drop.itemId) };
    const { name: itemName = drop.name, marketPrice = drop.marketPriceCents } = replaced;
    return { itemId: drop.itemId, name: itemName, marketPriceCents: marketPrice, tickets: drop.tickets };
  });
  const tableVersion = lastVersion + 1;
  const sellRate = sellRateFrom(sellBasisPoints);
  const box = { boxId: lootboxId, version: tableVersion, priceCents: price, drops, sellRate };
  const table: OddsTable = versionTable(box);
  return {
    lootboxId,
    name,
    status,
    price,
    tableVersion,
    table,
    sellBasisPoints,
    oddsHash: oddsHash(oddsTableText(table)),
    /** True if the odds equal those of the last version. Then there is nothing to publish. */
    isSame: isSameOdds(table, published),
    /** Payouts in hundredths of a percent: of the last version, and of this table. */
    payout: { before: payoutOf(published), after: payoutOf(table) },
  };
}

async function itemBoxes(db: Connection, boxes: readonly Box[], others: NamesAndPrices): Promise<ItemBox[]> {
  if (boxes.length === 0) return [];
  const held = boxes.flatMap(({ oddsTable }) => parseOddsTable(oddsTable).drops.map(({ itemId }) => itemId));
  const present = await readNamesAndPrices(db, [...new Set(held)]);
  return boxes.map((box) => itemBox(box, present, others));
}

/**
 * Returns the Draft, Active and Paused boxes whose last version contains any of these items, with the table that they
 * would get next. In this table the items have the given names and prices; all other items have their present ones.
 */
export async function readItemBoxes(db: Connection, others: NamesAndPrices): Promise<ItemBox[]> {
  return itemBoxes(db, await readBoxesWith(db, [...others.keys()]), others);
}

/**
 * Returns the boxes of {@link readItemBoxes}, computed with the present names and prices of all items. Locks these
 * boxes.
 */
export async function holdItemBoxes(tx: Transaction, itemIds: readonly string[]): Promise<ItemBox[]> {
  await lockBoxesWith(tx, itemIds);
  return readItemBoxes(tx, new Map(itemIds.map((itemId) => [itemId, {}])));
}

/**
 * Returns those of the given boxes that are Active and whose last version states names or prices that its items no
 * longer have.
 */
export async function readOutdatedBoxes(db: Connection, lootboxIds: readonly string[]): Promise<ItemBox[]> {
  if (lootboxIds.length === 0) return [];
  return (await itemBoxes(db, await readBoxes(db, lootboxIds), new Map())).filter(getsOtherOdds);
}

/** True if people can open the box now and its next version would change their odds. */
export const getsOtherOdds = ({ status, isSame }: Pick<ItemBox, "status" | "isSame">): boolean =>
  status === "Active" && !isSame;
