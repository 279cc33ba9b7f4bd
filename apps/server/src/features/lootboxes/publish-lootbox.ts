import { randomUUIDv7 } from "node:crypto";
import { SELL_RATE } from "@trove/contract";
import { oddsHash, oddsTableText, ticketRanges } from "@trove/fairness";
import { type Cents, share } from "@trove/money";
import { announceCatalogueChange } from "../../database/catalogue-changes.ts";
import type { Transaction } from "../../database/connection.ts";
import { publishedOrder } from "./odds.ts";
import { insertVersion, lockBoxesWith, readBoxesWith, readItemTerms, readTickets } from "./publishing.store.ts";

export type NewVersion = {
  lootboxId: string;
  tableVersion: number;
  price: Cents;
  /** Tickets sum to 1,000,000. */
  drops: readonly { itemId: string; tickets: number }[];
  at: Date;
};

/**
 * Freezes an odds table permanently, with the present names and prices of its items: its order, its exact text and its
 * hash. Notifies all processes when the transaction commits. Throws RangeError if the tickets don't sum to 1,000,000.
 */
export async function publishVersion(
  tx: Transaction,
  { lootboxId, tableVersion, price, drops, at }: NewVersion,
): Promise<void> {
  const items = await readItemTerms(
    tx,
    drops.map(({ itemId }) => itemId),
  );
  const ordered = publishedOrder(
    drops.map(({ itemId, tickets }) => {
      const item = items.get(itemId);
      if (item === undefined) throw new Error(`box ${lootboxId} holds an unknown item ${itemId}`);
      const { name, marketPrice } = item;
      return { itemId, name, marketPrice, sellPrice: share(marketPrice, SELL_RATE), tickets };
    }),
  ).map(({ marketPrice: marketPriceCents, sellPrice: sellPriceCents, ...drop }) => {
    return { ...drop, marketPriceCents, sellPriceCents };
  });
  const oddsTable = oddsTableText({ boxId: lootboxId, version: tableVersion, priceCents: price, drops: ordered });
  const ranges = ticketRanges(ordered);
  await insertVersion(tx, {
    lootboxId,
    tableVersion,
    priceCents: price,
    oddsTable,
    oddsHash: oddsHash(oddsTable),
    publishedAt: at,
    drops: ordered.map((drop, position) => ({
      ...drop,
      position,
      dropId: randomUUIDv7(),
      ticketFrom: ranges[position]?.ticketFrom ?? 0,
    })),
  });
  await announceCatalogueChange(tx);
}

/**
 * Makes a new version of each Draft, Active or Paused box that holds the item, because a table states what the item is
 * called and worth. Call it in the transaction that changed the name or a price. Locks these boxes.
 */
export async function publishItemChange(tx: Transaction, itemId: string, at: Date): Promise<void> {
  await lockBoxesWith(tx, itemId);
  for (const { lootboxId, tableVersion, price, lastVersion } of await readBoxesWith(tx, itemId)) {
    const drops = await readTickets(tx, lootboxId, tableVersion);
    await publishVersion(tx, { lootboxId, tableVersion: lastVersion + 1, price, drops, at });
  }
}
