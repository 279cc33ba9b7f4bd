import { randomUUID } from "node:crypto";
import { cents } from "@trove/money";
import { stockItems, stockSureBox } from "../catalogue/stock.ts";
import { openBoxes } from "../openings/browser.ts";
import { addAddress } from "../payments/till.ts";
import { credit, type TestPerson } from "../people/people.ts";
import type { Shop } from "../shop/shop.ts";

const SHIPPING_COST = 10;
const BOX_PRICE = cents(499);

/**
 * Gives a person `count` inventory items, each won from a box that the test pays for. Each sells for 90 % of `price`,
 * which is in cents. Returns their ids.
 */
export async function giveItems(shop: Shop, person: TestPerson, count: number, price = 1000): Promise<string[]> {
  const items = await stockItems(
    shop,
    Array.from({ length: count }, () => price),
  );
  const won: string[] = [];
  for (const item of items) {
    const box = await stockSureBox(shop, BOX_PRICE, item);
    await credit(shop, person, BOX_PRICE);
    const { body, status, text } = await openBoxes(shop, person, box);
    if (status !== 200) throw new Error(text);
    won.push(...body.openings.map(({ inventoryItemId }) => inventoryItemId));
  }
  return won;
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

/** Orders a shipment of `count` inventory items. Returns its id. */
export async function sendShipment(shop: Shop, person: TestPerson, count = 1): Promise<string> {
  const shippingAddressId = await addAddress(shop, person);
  const response = await ship(shop, person, {
    inventoryItemIds: await giveItems(shop, person, count),
    shippingAddressId,
  });
  if (response.status !== 201) throw new Error(response.text);
  return response.body.shipmentId;
}

/** Counts a person's inventory items by status. */
export async function itemsByStatus(shop: Shop, { userId }: { userId: string }): Promise<Record<string, number>> {
  const rows = await shop.owner.connection
    .selectFrom("inventoryItems")
    .select(({ fn }) => ["status", fn.countAll<number>().as("count")])
    .where("userId", "=", userId)
    .groupBy("status")
    .orderBy("status")
    .execute();
  return Object.fromEntries(rows.map(({ status, count }) => [status, count]));
}
