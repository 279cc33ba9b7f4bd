import type { Cents } from "@trove/money";
import type { Connection } from "../../database/connection.ts";
import { payoutRatio } from "./odds.ts";
import { readBoxesWith, readTickets } from "./publishing.store.ts";

export type ItemBox = Awaited<ReturnType<typeof readItemBoxes>>[number];

/**
 * The Draft, Active and Paused boxes that hold an item, with the number of the version that a change of the item would
 * publish, and what they would pay out if it had this price.
 */
export async function readItemBoxes(db: Connection, itemId: string, marketPrice: Cents) {
  const boxes = await readBoxesWith(db, [itemId]);
  return Promise.all(
    boxes.map(async ({ lootboxId, name, status, price, tableVersion, lastVersion }) => {
      const drops = await readTickets(db, lootboxId, tableVersion);
      const changed = drops.map((drop) => (drop.itemId === itemId ? { ...drop, marketPrice } : drop));
      const ratio = { before: payoutRatio(drops, price), after: payoutRatio(changed, price) };
      return { lootboxId, name, status, price, tableVersion: lastVersion + 1, payoutRatio: ratio };
    }),
  );
}
