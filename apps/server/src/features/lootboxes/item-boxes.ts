import { oddsHash, type OddsTable, oddsTableText, parseOddsTable } from "@trove/fairness";
import { isSameOdds, payoutOf, versionTable } from "@trove/lootboxes";
import type { Cents } from "@trove/money";
import type { Connection, Transaction } from "../../database/connection.ts";
import { lockBoxesWith, readBoxes, readBoxesWith, readItemTerms } from "./publishing.store.ts";

/** Other names and prices than items have now, by their ids. */
export type ItemTerms = ReadonlyMap<string, { name?: string; marketPrice?: Cents }>;

/** A box with the table of the version that it would get next. */
export type ItemBox = ReturnType<typeof itemBox>;

type Box = Awaited<ReturnType<typeof readBoxesWith>>[number];

function itemBox(
  { lootboxId, name, status, price, lastVersion, oddsTable }: Box,
  present: ItemTerms,
  other: ItemTerms,
) {
  const published = parseOddsTable(oddsTable);
  const drops = published.drops.map((drop) => {
    const terms = { ...present.get(drop.itemId), ...other.get(drop.itemId) };
    const { name: itemName = drop.name, marketPrice = drop.marketPriceCents } = terms;
    return { itemId: drop.itemId, name: itemName, marketPriceCents: marketPrice, tickets: drop.tickets };
  });
  const tableVersion = lastVersion + 1;
  const table: OddsTable = versionTable({ boxId: lootboxId, version: tableVersion, priceCents: price, drops });
  return {
    lootboxId,
    name,
    status,
    price,
    tableVersion,
    table,
    oddsHash: oddsHash(oddsTableText(table)),
    /** Whether the odds equal those of the last version, so that nothing has to be published. */
    isSame: isSameOdds(table, published),
    /** In hundredths of a percent, of the last version and of this one. */
    payout: { before: payoutOf(published), after: payoutOf(table) },
  };
}

async function itemBoxes(db: Connection, boxes: readonly Box[], terms: ItemTerms): Promise<ItemBox[]> {
  if (boxes.length === 0) return [];
  const held = boxes.flatMap(({ oddsTable }) => parseOddsTable(oddsTable).drops.map(({ itemId }) => itemId));
  const present = await readItemTerms(db, [...new Set(held)]);
  return boxes.map((box) => itemBox(box, present, terms));
}

/**
 * The Draft, Active and Paused boxes whose last version holds some of these items, as they would be if the items had
 * these names and prices, and all others their present ones.
 */
export async function readItemBoxes(db: Connection, terms: ItemTerms): Promise<ItemBox[]> {
  return itemBoxes(db, await readBoxesWith(db, [...terms.keys()]), terms);
}

/** The boxes of {@link readItemBoxes} with the present names and prices of all items. Locks these boxes. */
export async function holdItemBoxes(tx: Transaction, itemIds: readonly string[]): Promise<ItemBox[]> {
  await lockBoxesWith(tx, itemIds);
  return readItemBoxes(tx, new Map(itemIds.map((itemId) => [itemId, {}])));
}

/** Those of these boxes that are open with odds which state other names or prices than their items have now. */
export async function readOutdatedBoxes(db: Connection, lootboxIds: readonly string[]): Promise<ItemBox[]> {
  if (lootboxIds.length === 0) return [];
  return (await itemBoxes(db, await readBoxes(db, lootboxIds), new Map())).filter(getsOtherOdds);
}

/** Whether people who can open a box now would get other odds by its next version. */
export const getsOtherOdds = ({ status, isSame }: Pick<ItemBox, "status" | "isSame">): boolean =>
  status === "Active" && !isSame;
