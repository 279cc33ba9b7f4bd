import { randomInt, randomUUIDv7 } from "node:crypto";
import { type Cents, cents, toEuros, ZERO_CENTS } from "@trove/money";
import { sql } from "kysely";
import { command } from "../../apps/server/src/command/command-call.ts";
import type { CallFunction, Intent, MoneyCommand } from "./money-command.ts";
import type { Place } from "./place.ts";

export type Item = { itemId: string; name: string; imageUrl: string; marketPriceCents: Cents };

/** Finds the cheapest item with unlimited stock. With limited stock, buyers would wait for each other's locks. */
export async function unlimitedItem({ owner }: Place): Promise<Item> {
  const { rows } = await sql<Item>`
    select i.item_id as "itemId", i.name, i.image_url as "imageUrl", i.market_price_cents as "marketPriceCents"
    from items i where i.is_active and i.is_sellable and not exists (
      select from item_stock s where s.item_id = i.item_id)
    order by i.market_price_cents, i.item_id limit 1`.execute(owner.connection);
  const [item] = rows;
  if (item === undefined) throw new Error("the shop has no item of unlimited stock");
  return item;
}

/** Orders the item `quantity` times into the inventory and returns the ids of the inventory items. */
export async function buyFromBalance(
  call: CallFunction,
  intent: Intent,
  item: Item,
  quantity: number,
): Promise<string[]> {
  const purchase = {
    purchaseId: randomUUIDv7(),
    number: `O-${String(randomInt(1e12)).padStart(12, "0")}`,
    lines: [{ ...item, quantity, unitPriceCents: item.marketPriceCents }],
    shipment: null,
    promo: null,
    purchaseOption: "inventory",
    paymentOption: "balance",
    itemsTotalCents: cents(item.marketPriceCents * quantity),
    shippingMethod: null,
    shippingCostCents: ZERO_CENTS,
    vatCents: ZERO_CENTS,
    sellBasisPoints: 9000,
    vatBasisPoints: 0,
    parties: null,
    billingAddress: null,
    shippingAddress: null,
    status: "Approved",
    language: "en",
    buyer: null,
    paymentId: null,
    transactionIds: [randomUUIDv7()],
  };
  const items = Array.from({ length: quantity }, () => ({
    inventoryItemId: randomUUIDv7(),
    itemId: item.itemId,
    sellPriceCents: item.marketPriceCents,
  }));
  const mail = {
    mailId: randomUUIDv7(),
    kind: "orderConfirmation",
    recipient: "somebody@trove.example",
    language: "en",
    sealedContent: Buffer.alloc(360),
  };
  await call(command("buy_from_balance", { ...intent, purchase, items, mail }));
  return items.map(({ inventoryItemId }) => inventoryItemId);
}

/**
 * Buys one item from the balance into the inventory. Over HTTP and in bare SQL, the data that the order is computed
 * from is read first.
 */
export async function makePurchase(place: Place): Promise<MoneyCommand> {
  const item = await unlimitedItem(place);
  const { itemId, marketPriceCents } = item;
  return {
    overHttp: async (post) => {
      const order = { itemIds: [itemId], purchaseOption: "inventory", expectedTotal: toEuros(marketPriceCents) };
      await post("/api/purchase/via-balance", order);
    },
    bare: async (call, intent) => {
      await call(
        command("order_context", { user: intent.user, lines: [{ itemId, quantity: 1 }], code: null, at: null }),
      );
      await buyFromBalance(call, intent, item, 1);
    },
  };
}
