import { randomInt, randomUUIDv7 } from "node:crypto";
import { sql } from "kysely";
import { filler } from "./filler.ts";
import type { MoneyCommand } from "./money-command.ts";
import type { Place } from "./place.ts";

type Item = { itemId: string; name: string; imageUrl: string; marketPriceCents: number };

/** Of unlimited stock, which no two buyers wait for. */
async function unlimitedItem({ owner }: Place): Promise<Item> {
  const { rows } = await sql<Item>`
    select i.item_id as "itemId", i.name, i.image_url as "imageUrl", i.market_price_cents as "marketPriceCents"
    from items i where i.is_active and i.is_sellable and not exists (
      select from item_stock s where s.item_id = i.item_id)
    order by i.market_price_cents, i.item_id limit 1`.execute(owner.connection);
  const [item] = rows;
  if (item === undefined) throw new Error("the shop has no item of unlimited stock");
  return item;
}

/**
 * One item, paid with the balance, into the inventory. Before it calls the function, the shop reads what the order is
 * worked out from; the reference is spared that.
 */
export async function makePurchase(place: Place): Promise<MoneyCommand> {
  const item = await unlimitedItem(place);
  const { itemId, marketPriceCents } = item;
  return {
    request: () => ({
      path: "/api/purchase/via-balance",
      body: { itemIds: [itemId], purchaseOption: "inventory", expectedTotal: marketPriceCents / 100 },
    }),
    bare: async (call, intent) => {
      const purchaseId = randomUUIDv7();
      const transactionId = randomUUIDv7();
      const purchase = {
        purchaseId,
        number: `O-${String(randomInt(1e12)).padStart(12, "0")}`,
        lines: [{ ...item, quantity: 1 }],
        shipment: null,
        purchaseOption: "inventory",
        paymentOption: "balance",
        itemsTotalCents: marketPriceCents,
        shippingMethod: null,
        shippingCostCents: 0,
        vatCents: 1,
        billingAddress: null,
        shippingAddress: null,
        status: "Approved",
        language: "en",
        transactionIds: [transactionId],
      };
      const good = {
        inventoryItemId: randomUUIDv7(),
        itemId,
        source: "Purchase",
        status: "InInventory",
        purchaseId,
        shipmentId: null,
        transactionId,
        acquiredPriceCents: marketPriceCents,
        marketPriceCents,
        sellPriceCents: marketPriceCents,
      };
      const letter = {
        mailId: randomUUIDv7(),
        kind: "orderConfirmation",
        recipient: "somebody@trove.example",
        language: "en",
        sealedContent: filler(480),
      };
      await call("buy_from_balance", [
        ...intent,
        JSON.stringify(purchase),
        JSON.stringify([good]),
        JSON.stringify(letter),
      ]);
    },
  };
}
