import { sql } from "kysely";
import { afterAll, beforeAll, expect, it, vi } from "vitest";
import { cancel } from "../../../test/orders/shipments.ts";
import { orderFromShop } from "../../../test/orders/shop-orders.ts";
import { deliver, moveOn } from "../../../test/people/operator.ts";
import { makeAdmin, signUp, type TestPerson } from "../../../test/people/people.ts";
import { openShop, type Shop } from "../../../test/shop/shop.ts";

let shop: Shop;
let admin: TestPerson;
beforeAll(async () => {
  shop = await openShop();
  admin = await makeAdmin(shop);
});
afterAll(() => shop.close());

async function sent(id: string): Promise<void> {
  for (const status of ["Approved", "Shipping", "Shipped"] as const) {
    await moveOn(shop, admin, id, { status, ...(status === "Shipped" && { carrier: "DHL", trackingNumber: "1" }) });
  }
}

/** Rewrites the row of the first item, so that a scan by shipment finds it last. */
async function storeLast(inventoryItemId: string, shipmentId: string): Promise<void> {
  for (const shipment of [null, shipmentId]) {
    await sql`update inventory_items set shipment_id = ${shipment} where inventory_item_id = ${inventoryItemId}`.execute(
      shop.owner.connection,
    );
  }
}

type Act = (id: string, owner: TestPerson) => Promise<{ status: number }>;
const acts: [what: string, act: Act, prepare?: (id: string) => Promise<void>][] = [
  ["the owner cancels, for the items", (id, owner) => cancel(shop, owner, id)],
  ["the owner cancels, for the balance", (id, owner) => cancel(shop, owner, id, { refund: "Balance" })],
  ["an operator cancels", (id) => moveOn(shop, admin, id, { status: "Cancelled", reason: "Broken" })],
  ["an operator confirms the delivery", (id) => deliver(shop, admin, id), sent],
];

it.each(acts)("when %s, the items are locked in the order of their ids", async (_what, act, prepare) => {
  const owner = await signUp(shop);
  const { shipmentId } = await orderFromShop(shop, owner, { pieces: 4, stock: 40 });
  await prepare?.(shipmentId);
  const { rows } = await sql<{ id: string }>`select inventory_item_id as id from inventory_items
    where user_id = ${owner.userId} order by 1`.execute(shop.owner.connection);
  const [first = "", ...others] = rows.map(({ id }) => id);
  await storeLast(first, shipmentId);
  const [free, waiting] = await shop.owner.connection.transaction().execute(async (tx) => {
    await sql`select from inventory_items where inventory_item_id = ${first} for update`.execute(tx);
    const started = act(shipmentId, owner);
    await vi.waitUntil(async () => {
      const { rows: waits } = await sql`select from pg_locks where not granted`.execute(shop.owner.connection);
      return waits.length > 0;
    }, 10_000);
    const { rows: unlocked } = await sql`select from inventory_items
      where inventory_item_id = any(${others}::uuid[]) for update skip locked`.execute(shop.owner.connection);
    return [unlocked.length, [started]] as const;
  });
  expect(free).toBe(others.length);
  expect((await waiting[0])?.status).toBe(200);
});
