import { randomUUID, randomUUIDv7 } from "node:crypto";
import type { Cents } from "@trove/money";
import { cents } from "@trove/money";
import { sql } from "kysely";
import type { TestPerson } from "./people.ts";
import type { Shop } from "./shop.ts";
import { stockItems } from "./stock.ts";
import { addAddress } from "./till.ts";

const SHIPPING_COST = 10;

/** Goods in a person's inventory as if they had been won, each of an item of its own; sold they bring 90 %. */
export async function giveGoods(shop: Shop, { userId }: TestPerson, count: number, price = 1000): Promise<string[]> {
  const items = await stockItems(
    shop,
    Array.from({ length: count }, () => price),
  );
  const goods = items.map(({ itemId, marketPrice }) => ({
    inventoryItemId: randomUUIDv7(),
    itemId,
    source: "LootBox",
    acquiredPriceCents: 499,
    marketPriceCents: marketPrice,
    sellPriceCents: cents(marketPrice - marketPrice / 10),
  }));
  await sql`select command.inventory_add(${userId}::uuid, ${JSON.stringify(goods)}::jsonb,
    ${shop.clock.now}::timestamptz)`.execute(shop.owner.connection);
  return goods.map(({ inventoryItemId }) => inventoryItemId);
}

type Shipping = { inventoryItemIds: string[]; shippingAddressId: string; key?: string; cost?: number };

export function ship(
  shop: Shop,
  { token }: TestPerson,
  { key = randomUUID(), cost = SHIPPING_COST, ...sent }: Shipping,
) {
  const body = { ...sent, shippingMethod: "standard" as const, expectedShippingCost: cost };
  return shop.call("createShipment", { body }, { token, key });
}

export type Cancelling = { reason?: string; refund?: "Items" | "Balance"; key?: string };

export function cancel(
  shop: Shop,
  { token }: TestPerson,
  id: string,
  { key = randomUUID(), ...body }: Cancelling = {},
) {
  return shop.call("cancelShipment", { params: { id }, body }, { token, key });
}

/** A shipment of so many goods, just ordered. Returns its id. */
export async function sendParcel(shop: Shop, person: TestPerson, count = 1): Promise<string> {
  const shippingAddressId = await addAddress(shop, person);
  const answer = await ship(shop, person, {
    inventoryItemIds: await giveGoods(shop, person, count),
    shippingAddressId,
  });
  if (answer.status !== 201) throw new Error(answer.text);
  return answer.body.shipmentId;
}

const canal = {
  firstName: "Mara",
  lastName: "Lind",
  company: null,
  street: "Keizersgracht",
  houseNumber: "1",
  addressLine2: null,
  postalCode: "1015 CN",
  city: "Amsterdam",
  state: null,
  countryCode: "NL",
  phoneNumber: "+31612345678",
};

export type Ordered = { shipmentId: string; purchaseId: string; itemId: string };

type Order = { pieces?: number; price?: Cents; stock?: number; isPending?: boolean; guestEmail?: string };

/** What a purchase with the option order leaves behind: stock taken, a shipment and, once paid, goods on their way. */
export async function orderFromShop(shop: Shop, owner: { userId: string }, order: Order = {}): Promise<Ordered> {
  const { pieces = 2, price = cents(2500), stock = 5, isPending = false, guestEmail } = order;
  const [item] = await stockItems(shop, [price], stock);
  if (item === undefined) throw new Error("nothing on the shelf");
  const { itemId, name } = item;
  const shipmentId = randomUUIDv7();
  const purchaseId = guestEmail === undefined ? randomUUIDv7() : owner.userId;
  const shipment = {
    shipmentId,
    number: "S-000000000001",
    purchaseId,
    status: isPending ? "PaymentPending" : "Ordered",
    actor: "System",
    shippingMethod: "standard",
    shippingCostCents: 500,
    shippingAddress: canal,
    contactEmail: guestEmail,
    language: "en",
    lines: [{ itemId, name, imageUrl: "/a.webp", marketPriceCents: price, quantity: pieces }],
  };
  const goods = Array.from({ length: pieces }, () => ({
    inventoryItemId: randomUUIDv7(),
    itemId,
    status: "Shipping",
    source: "Purchase",
    purchaseId,
    shipmentId,
    acquiredPriceCents: price,
    marketPriceCents: price,
    sellPriceCents: cents(price - price / 10),
  }));
  const at = shop.clock.now;
  await shop.owner.connection.transaction().execute(async (tx) => {
    const lines = JSON.stringify([{ itemId, quantity: pieces }]);
    await sql`select command.item_stock_reserve(${lines}::jsonb)`.execute(tx);
    await sql`select command.shipment_create(${owner.userId}::uuid, ${JSON.stringify(shipment)}::jsonb,
      ${at}::timestamptz)`.execute(tx);
    if (isPending || guestEmail !== undefined) return;
    await sql`select command.inventory_add(${owner.userId}::uuid, ${JSON.stringify(goods)}::jsonb,
      ${at}::timestamptz)`.execute(tx);
  });
  return { shipmentId, purchaseId, itemId };
}

/** How many goods of a shipment, or of a person, stand in each status. */
export async function goodsByStatus(shop: Shop, { userId }: { userId: string }): Promise<Record<string, number>> {
  const { rows } = await sql<{ status: string; count: number }>`
    select status, count(*) as count from inventory_items where user_id = ${userId} group by status order by status
  `.execute(shop.owner.connection);
  return Object.fromEntries(rows.map(({ status, count }) => [status, count]));
}

export async function stockOf(shop: Shop, itemId: string): Promise<number | undefined> {
  const { rows } = await sql<{ available: number }>`
    select available from item_stock where item_id = ${itemId}`.execute(shop.owner.connection);
  return rows[0]?.available;
}
