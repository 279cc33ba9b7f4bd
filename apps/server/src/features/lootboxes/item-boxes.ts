import { payoutOf } from "@trove/lootboxes";
import type { Cents } from "@trove/money";
import type { Connection } from "../../database/connection.ts";
import { readBoxesWith, readTickets } from "./publishing.store.ts";

export type ItemBox = Awaited<ReturnType<typeof readItemBoxes>>[number];

/**
 * The Draft, Active and Paused boxes that hold an item, with the number of the version that a change of the item would
 * publish, and their payouts, in hundredths of a percent, now and if it had this price.
 */
export async function readItemBoxes(db: Connection, itemId: string, newPrice: Cents) {
  const boxes = await readBoxesWith(db, [itemId]);
  return Promise.all(
    boxes.map(async ({ lootboxId, name, status, price: priceCents, tableVersion, lastVersion }) => {
      const present = await readTickets(db, lootboxId, tableVersion);
      const drops = present.map(({ tickets, marketPrice }) => ({ tickets, marketPriceCents: marketPrice }));
      const changed = drops.map((drop, at) =>
        present[at]?.itemId === itemId ? { ...drop, marketPriceCents: newPrice } : drop,
      );
      const payout = { before: payoutOf({ priceCents, drops }), after: payoutOf({ priceCents, drops: changed }) };
      return { lootboxId, name, status, price: priceCents, tableVersion: lastVersion + 1, payout };
    }),
  );
}
