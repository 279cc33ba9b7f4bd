import { randomUUIDv7 } from "node:crypto";
import { oddsHash, oddsTableText, ticketRanges } from "@trove/fairness";
import type { Cents } from "@trove/money";
import { announceCatalogueChange } from "../../database/catalogue-changes.ts";
import type { Transaction } from "../../database/connection.ts";
import { publishedOrder } from "./odds.ts";
import { insertVersion } from "./publishing.store.ts";

export type NewVersion = {
  lootboxId: string;
  tableVersion: number;
  price: Cents;
  /** Tickets sum to 1,000,000. Market prices are the current ones and decide the order. */
  drops: { itemId: string; tickets: number; marketPrice: Cents }[];
  at: Date;
};

/**
 * Freezes an odds table permanently: its order, its exact text and its hash. Notifies all processes when the
 * transaction commits. Throws RangeError if the tickets don't sum to 1,000,000.
 */
export async function publishVersion(
  tx: Transaction,
  { lootboxId, tableVersion, price, drops, at }: NewVersion,
): Promise<void> {
  const ordered = publishedOrder(drops);
  const oddsTable = oddsTableText({
    boxId: lootboxId,
    version: tableVersion,
    priceCents: price,
    drops: ordered.map(({ itemId, tickets }) => ({ itemId, tickets })),
  });
  const ranges = ticketRanges(ordered);
  await insertVersion(tx, {
    lootboxId,
    tableVersion,
    priceCents: price,
    oddsTable,
    oddsHash: oddsHash(oddsTable),
    publishedAt: at,
    drops: ordered.map(({ itemId, tickets }, position) => ({
      position,
      dropId: randomUUIDv7(),
      itemId,
      tickets,
      ticketFrom: ranges[position]?.ticketFrom ?? 0,
    })),
  });
  await announceCatalogueChange(tx);
}
