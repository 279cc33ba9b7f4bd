import { randomUUID } from "node:crypto";
import type { ResponseOf, Endpoints } from "@trove/contract";
import { add, cents, fromEuros, times, toEuros } from "@trove/money";
import { openBoxes } from "../../apps/server/test/openings/browser.ts";
import { ship } from "../../apps/server/test/orders/shipments.ts";
import { addAddress } from "../../apps/server/test/payments/till.ts";
import { moveOn, shipmentOf } from "../../apps/server/test/people/operator.ts";
import { credit, signUp, type TestPerson } from "../../apps/server/test/people/people.ts";
import type { OpenShop } from "./demo-shop.ts";
import { findBox } from "./operator.ts";

export type Collector = TestPerson & { addressId: string };
export type Shipment = ResponseOf<Endpoints["getShipment"]>;

const MOST_AT_ONCE = 5;

/** Registers a person with €100, an address and `count` won items. */
export async function newCollector(shop: OpenShop, count = 3): Promise<Collector> {
  const person = await signUp(shop);
  const addressId = await addAddress(shop, person);
  const { id, price } = await findBox(shop, "game-night");
  await credit(shop, person, add(cents(10_000), times(price, count)));
  for (let opened = 0; opened < count; opened += MOST_AT_ONCE) {
    const quantity = Math.min(MOST_AT_ONCE, count - opened);
    await openBoxes(shop, person, { lootboxId: id, price }, { quantity });
  }
  return { ...person, addressId };
}

/** Returns a person's items in the inventory, cheapest first. */
export async function inventoryOf(shop: OpenShop, { token }: TestPerson) {
  const query = { status: "InInventory", sortBy: "MarketPrice", sortDirection: "Asc", pageSize: "100" } as const;
  return (await shop.call("listInventory", { query }, { token })).body.items;
}

export async function balanceOf(shop: OpenShop, { token }: TestPerson): Promise<number> {
  return (await shop.call("getBalance", {}, { token })).body.amount;
}

/** Ships one item of the person's inventory. The shipment waits for approval. */
export async function sendShipment(shop: OpenShop, person: Collector): Promise<Shipment> {
  const [thing] = await inventoryOf(shop, person);
  const sent = { inventoryItemIds: [thing?.id ?? ""], shippingAddressId: person.addressId };
  const { body, text, status } = await ship(shop, person, sent);
  if (status !== 201) throw new Error(text);
  return shipmentOf(shop, person, body.shipmentId);
}

/** Buys the shop's cheapest item from the balance and has it shipped. `price` excludes shipping. */
export async function buyOne(shop: OpenShop, { token, addressId }: Collector) {
  const query = { inStock: "true", sortBy: "MarketPrice", sortDirection: "Asc", pageSize: "1" } as const;
  const [item] = (await shop.call("listItems", { query })).body.items;
  const price = item?.marketPrice ?? 0;
  const body = {
    itemIds: [item?.id ?? ""],
    purchaseOption: "order" as const,
    shippingMethod: "standard" as const,
    shippingAddressId: addressId,
    useShippingAddressAsBilling: true,
    expectedTotal: toEuros(add(fromEuros(price), cents(500))),
  };
  const { body: bought, text, status } = await shop.call("buyFromBalance", { body }, { token, key: randomUUID() });
  if (status !== 201 || bought.shipmentId === null) throw new Error(text);
  return { purchaseId: bought.purchaseId, shipmentId: bought.shipmentId, price };
}

const details = {
  Approved: {},
  Shipping: {},
  Shipped: { carrier: "DHL", trackingNumber: "JVGL0123456789" },
  Cancelled: { reason: "Damaged on the shelf" },
};

/** Moves a shipment through these statuses, one after another, as an operator. */
export async function moveShipment(
  shop: OpenShop,
  admin: TestPerson,
  id: string,
  ...statuses: (keyof typeof details)[]
): Promise<void> {
  for (const status of statuses) {
    const response = await moveOn(shop, admin, id, { status, ...details[status] });
    if (response.status !== 200) throw new Error(response.text);
  }
}
