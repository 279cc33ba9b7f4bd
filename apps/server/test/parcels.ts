import { randomUUID } from "node:crypto";
import { cents, toEuros } from "@trove/money";
import { sql } from "kysely";
import { credit, type TestPerson } from "./people.ts";
import type { Shop } from "./shop.ts";
import { stockItems, stockSureBox } from "./stock.ts";
import { addAddress } from "./till.ts";

const SHIPPING_COST = 10;
const BOX_PRICE = cents(499);

/** Goods that a person has won, each of an item of its own, for money given for it; sold they bring 90 %. */
export async function giveGoods(shop: Shop, person: TestPerson, count: number, price = 1000): Promise<string[]> {
  const items = await stockItems(
    shop,
    Array.from({ length: count }, () => price),
  );
  const goods: string[] = [];
  for (const item of items) {
    const box = await stockSureBox(shop, BOX_PRICE, item);
    await credit(shop, person, BOX_PRICE);
    const request = { params: { id: box.lootboxId }, body: { quantity: 1, expectedPrice: toEuros(BOX_PRICE) } };
    const { body, status, text } = await shop.call("openLootbox", request, { token: person.token });
    if (status !== 200) throw new Error(text);
    goods.push(...body.openings.map(({ inventoryItemId }) => inventoryItemId));
  }
  return goods;
}

type Shipping = { inventoryItemIds: string[]; shippingAddressId: string; key?: string; cost?: number };

export function ship(
  shop: Pick<Shop, "call">,
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
