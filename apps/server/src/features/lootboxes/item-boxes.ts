import { payoutOf } from "@trove/lootboxes";
import type { Cents } from "@trove/money";
import type { Connection } from "../../database/connection.ts";
import { readBoxesWith, readTickets } from "./publishing.store.ts";

export type ItemBox = Awaited<ReturnType<typeof readItemBoxes>>[number];

/**
 * The Draft, Active and Paused boxes that hold some of these items, with the number of the version that a change of
 * them would publish, and their payouts, in hundredths of a percent, now and if the items had these prices; null keeps
 * the present one.
 */
export async function readItemBoxes(db: Connection, prices: ReadonlyMap<string, Cents | null>) {
  const boxes = await readBoxesWith(db, [...prices.keys()]);
  return Promise.all(
    boxes.map(async ({ lootboxId, name, status, price: priceCents, tableVersion, lastVersion }) => {
      const present = await readTickets(db, lootboxId, tableVersion);
      const drops = present.map(({ tickets, marketPrice }) => ({ tickets, marketPriceCents: marketPrice }));
      const changed = present.map(({ itemId, tickets, marketPrice }) => {
        return { tickets, marketPriceCents: prices.get(itemId) ?? marketPrice };
      });
      const payout = { before: payoutOf({ priceCents, drops }), after: payoutOf({ priceCents, drops: changed }) };
      return { lootboxId, name, status, price: priceCents, tableVersion: lastVersion + 1, payout };
    }),
  );
}
