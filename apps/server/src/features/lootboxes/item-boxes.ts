import type { Cents } from "@trove/money";
import type { Connection } from "../../database/connection.ts";
import { payoutRatio } from "./odds.ts";
import { readBoxesWith, readTickets } from "./publishing.store.ts";

export type ItemBox = Awaited<ReturnType<typeof readItemBoxes>>[number];

/**
 * The Draft, Active and Paused boxes that hold some of these items, with the number of the version that a change of them
 * would publish, and what they would pay out if the items had these prices; null keeps the present one.
 */
export async function readItemBoxes(db: Connection, prices: ReadonlyMap<string, Cents | null>) {
  const boxes = await readBoxesWith(db, [...prices.keys()]);
  return Promise.all(
    boxes.map(async ({ lootboxId, name, status, price, tableVersion, lastVersion }) => {
      const drops = await readTickets(db, lootboxId, tableVersion);
      const changed = drops.map((drop) => ({ ...drop, marketPrice: prices.get(drop.itemId) ?? drop.marketPrice }));
      const ratio = { before: payoutRatio(drops, price), after: payoutRatio(changed, price) };
      return { lootboxId, name, status, price, tableVersion: lastVersion + 1, payoutRatio: ratio };
    }),
  );
}
