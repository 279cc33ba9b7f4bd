import { randomUUIDv7 } from "node:crypto";
import { cents } from "@trove/money";
import { sql } from "kysely";
import { command } from "../../apps/server/src/command/command-call.ts";
import type { Customer } from "./customers.ts";
import type { MoneyCommand } from "./money-command.ts";
import type { Place } from "./place.ts";

/** More than any machine sells, so that nobody runs out of inventory items. */
const SALES_A_SECOND = 4000;
const SELL_PRICE_CENTS = 90;

/** Gives a person inventory items to sell; returns their ids. */
async function addInventoryItems({ owner }: Place, { userId }: Customer, count: number): Promise<string[]> {
  const ids = Array.from({ length: count }, () => randomUUIDv7());
  await sql`
    select command.inventory_add(array(
      select row(${userId}::uuid, item, cheapest.item_id, 'InInventory', 'Purchase', null, null, null, 100, 100,
        ${SELL_PRICE_CENTS}::bigint, now())::command.new_inventory_item
      from unnest(${ids}::uuid[]) as item,
        (select item_id from items order by market_price_cents, item_id limit 1) as cheapest))`.execute(
    owner.connection,
  );
  return ids;
}

/** The sale of one inventory item. */
export async function makeSale(place: Place, customers: readonly Customer[], seconds: number): Promise<MoneyCommand> {
  const items = new Map<string, string[]>();
  const each = Math.ceil(((seconds + 2) * SALES_A_SECOND * 2) / customers.length);
  for (const customer of customers) items.set(customer.userId, await addInventoryItems(place, customer, each));
  const nextItem = (userId: string) => {
    const item = items.get(userId)?.pop();
    if (item === undefined) throw new Error("somebody has nothing left to sell");
    return item;
  };
  return {
    overHttp: async (post, { userId }) => {
      await post(`/api/inventory/${nextItem(userId)}/sell`, { expectedSellPrice: SELL_PRICE_CENTS / 100 });
    },
    bare: async (call, intent) => {
      const inventoryItem = nextItem(intent.user);
      const sale = { inventoryItem, expectedCents: cents(SELL_PRICE_CENTS), transaction: randomUUIDv7() };
      await call(command("sell_inventory_item", { ...intent, ...sale }));
    },
  };
}
