import { cents } from "@trove/money";
import { sql } from "kysely";
import { afterAll, beforeAll, expect, it } from "vitest";
import { buyDirectly, buyFromBalance, putOnSale, toSend, validateOrder } from "../orders/orders.ts";
import { cancel, giveItems, ship } from "../orders/shipments.ts";
import { addAddress, cards, payWith, topUp, validate } from "../payments/till.ts";
import { deliver, moveOn } from "../people/operator.ts";
import { credit, makeAdmin, signUp, type TestPerson } from "../people/people.ts";
import { openListeningShop } from "../shop/listening-shop.ts";
import type { Shop } from "../shop/shop.ts";

let shop: Shop;
let admin: TestPerson;
let person: TestPerson;
let addressId: string;

beforeAll(async () => {
  shop = await openListeningShop();
  admin = await makeAdmin(shop);
  person = await signUp(shop);
  addressId = await addAddress(shop, person);
  await credit(shop, person, cents(10_000));
});
afterAll(() => shop.close());

/** Moves a shipment on until a carrier has it. Returns its history. */
async function sendOff(id: string): Promise<string[]> {
  for (const status of ["Approved", "Shipping"] as const) await moveOn(shop, admin, id, { status });
  await moveOn(shop, admin, id, { status: "Shipped", carrier: "DHL", trackingNumber: "1" });
  const { body } = await shop.call("getShipment", { params: { id } }, person);
  return body.history.map(({ status }) => status);
}

/** Runs a statement that the database must refuse. Returns the name of the violated constraint. */
async function refusalOf(statement: string): Promise<unknown> {
  const error: unknown = await sql
    .raw(statement)
    .execute(shop.owner.connection)
    .catch((refused: unknown) => refused);
  return typeof error === "object" && error !== null && "constraint" in error ? error.constraint : error;
}

it(
  "an item is in the inventory, being shipped, delivered or sold, and nothing else",
  { tags: ["S4-30", "S4-31", "S4-32", "S4-33", "S4-34"] },
  async () => {
    const [kept = "", sold = "", sent = "", arrived = ""] = await giveItems(shop, person, 4);
    await shop.call("sellInventoryItem", { params: { id: sold }, body: { expectedSellPrice: 9 } }, person);
    await ship(shop, person, { inventoryItemIds: [sent], shippingAddressId: addressId });
    const { body } = await ship(shop, person, { inventoryItemIds: [arrived], shippingAddressId: addressId });
    await sendOff(body.shipmentId);
    await deliver(shop, admin, body.shipmentId);
    for (const [status, id] of [
      ["InInventory", kept],
      ["Sold", sold],
      ["Shipping", sent],
      ["Delivered", arrived],
    ] as const) {
      const listed = await shop.call("listInventory", { query: { status } }, person);
      expect(listed.body.items).toMatchObject([{ id, status }]);
    }
    expect(await refusalOf("update inventory_items set status = 'Lost'")).toBe("inventory_items_status_check");
  },
);

it(
  "an order waits for its payment, then is ordered, approved, packed and shipped, or it is cancelled, and nothing else",
  { tags: ["S4-35", "S4-36", "S4-37", "S4-38", "S4-39", "S4-40", "S4-41"] },
  async () => {
    const { body } = await buyDirectly(shop, person, toSend([await putOnSale(shop)]));
    const { paymentId } = await payWith(shop, body.paymentSessionResponse, cards.succeeds);
    await validateOrder(shop, paymentId, person);
    const paid = ["PaymentPending", "Ordered", "Approved", "Shipping", "Shipped"];
    expect(await sendOff(body.shipmentId ?? "")).toEqual(paid);
    const { body: other } = await buyFromBalance(shop, person, toSend([await putOnSale(shop)]));
    expect((await cancel(shop, person, other.shipmentId ?? "")).body.status).toBe("Cancelled");
    expect(await refusalOf("update shipments set status = 'Lost'")).toBe("shipments_status_check");
  },
);

it(
  "a balance changes by top-ups, openings, sales, purchases and shipping, and by nothing else",
  { tags: ["S4-42", "S4-43", "S4-44", "S4-45", "S4-46", "S4-47", "S4-51"] },
  async () => {
    const { body } = await topUp(shop, person, { addressId });
    const { paymentId } = await payWith(shop, body.paymentSessionResponse, cards.succeeds);
    expect(await validate(shop, person, paymentId)).toBe("Success");
    const { body: statement } = await shop.call("listTransactions", { query: {} }, person);
    const types = new Set(statement.map(({ transactionType }) => transactionType));
    expect(types).toEqual(new Set(["TopUp", "BoxOpening", "Sale", "ItemPurchase", "Shipping"]));
    const openings = statement.filter(({ transactionType }) => transactionType === "BoxOpening");
    expect(openings).toHaveLength(4);
    const refund = `insert into ledger_entries select (jsonb_populate_record(kept, '{"transaction_type":"Refund"}')).*
      from ledger_entries as kept limit 1`;
    expect(await refusalOf(refund)).toBe("ledger_entries_transaction_type_check");
    expect(await refusalOf("update payments set status = 'Lost'")).toBe("payments_status_check");
  },
);
