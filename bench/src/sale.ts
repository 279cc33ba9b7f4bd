import { randomUUID, randomUUIDv7 } from "node:crypto";
import { toEuros } from "@trove/money";
import { callCommand } from "../../apps/server/src/command/call-command.ts";
import { command } from "../../apps/server/src/command/command-call.ts";
import type { Customer } from "./customers.ts";
import type { CallFunction, MoneyCommand } from "./money-command.ts";
import type { Place } from "./place.ts";
import { unboundTerms } from "../../apps/server/src/features/protection/index.ts";
import { buyFromBalance, type Item, unlimitedItem } from "./purchase.ts";

/** More sales than any machine reaches, so that no person runs out of inventory items. */
const SALES_A_SECOND = 4000;

/** Buys inventory items for a person to sell, and returns their ids. */
function buyInventoryItems({ owner }: Place, item: Item, customer: Customer, quantity: number): Promise<string[]> {
  const { userId: user, sessionId: session } = customer;
  const request = { session, key: randomUUID(), hash: Buffer.alloc(32), at: new Date() };
  const call: CallFunction = (named) => callCommand(owner.connection, named);
  return buyFromBalance(call, { user, request }, item, quantity);
}

/** Sells one inventory item per turn. Buys enough items beforehand. */
export async function makeSale(place: Place, customers: readonly Customer[], seconds: number): Promise<MoneyCommand> {
  const items = new Map<string, string[]>();
  const each = Math.ceil(((seconds + 2) * SALES_A_SECOND * 2) / customers.length);
  const item = await unlimitedItem(place);
  for (const customer of customers) items.set(customer.userId, await buyInventoryItems(place, item, customer, each));
  const nextItem = (userId: string) => {
    const inventoryItem = items.get(userId)?.pop();
    if (inventoryItem === undefined) throw new Error("somebody has nothing left to sell");
    return inventoryItem;
  };
  return {
    overHttp: async (post, { userId }) => {
      await post(`/api/inventory/${nextItem(userId)}/sell`, { expectedSellPrice: toEuros(item.marketPriceCents) });
    },
    bare: async (call, intent) => {
      const inventoryItem = nextItem(intent.user);
      const sale = {
        inventoryItem,
        expectedCents: item.marketPriceCents,
        transaction: randomUUIDv7(),
        terms: unboundTerms("UTC"),
        notOffered: null,
      };
      await call(command("sell_inventory_item", { ...intent, ...sale }));
    },
  };
}
