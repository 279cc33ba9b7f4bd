import { randomUUID } from "node:crypto";
import { cents } from "@trove/money";
import { sql } from "kysely";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { stockOf } from "../../../test/orders/orders.ts";
import { cancel, itemsByStatus, sendShipment } from "../../../test/orders/shipments.ts";
import { orderFromShop } from "../../../test/orders/shop-orders.ts";
import { credit, signUp, type TestPerson } from "../../../test/people/people.ts";
import { balanceOf } from "../../../test/shop/books.ts";
import { openShop, type Shop } from "../../../test/shop/shop.ts";

let shop: Shop;
let person: TestPerson;

beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());
beforeEach(async () => {
  person = await signUp(shop);
  await credit(shop, person, cents(1000));
});

const transactions = async () => {
  const { body } = await shop.call("listTransactions", { query: {} }, person);
  return body.map(({ transactionType, amount, description }) => ({ transactionType, amount, description }));
};

const setStatus = async (shipmentId: string, status: string) => {
  shop.isStaged = true;
  await sql`update shipments set status = ${status}, carrier = 'DHL', tracking_number = '1'
    where shipment_id = ${shipmentId}`.execute(shop.owner.connection);
};

describe("cancelling what was sent from the inventory", () => {
  it("returns the shipping cost and the items", { tags: ["S1-11"] }, async () => {
    const id = await sendShipment(shop, person, 2);
    expect(await balanceOf(shop, person)).toBe(0);
    const { status, body } = await cancel(shop, person, id, { reason: "Changed my mind" });
    expect(status).toBe(200);
    expect(body).toMatchObject({
      status: "Cancelled",
      cancelReason: "Changed my mind",
      canCancel: false,
      refundOptions: [],
      history: [{ status: "Ordered" }, { status: "Cancelled", actor: "User", note: "Changed my mind" }],
    });
    expect(await balanceOf(shop, person)).toBe(1000);
    expect(await itemsByStatus(shop, person)).toEqual({ InInventory: 2 });
    const [refund] = await transactions();
    const description = `Refund of the shipping of ${body.number}`;
    expect(refund).toEqual({ transactionType: "Shipping", amount: 10, description });
    expect(body.items).toHaveLength(2);
  });

  it("can't refund a price in place of won items", async () => {
    const id = await sendShipment(shop, person);
    expect((await cancel(shop, person, id, { refund: "Balance" })).body).toMatchObject({ code: "STATUS_CONFLICT" });
    expect(await itemsByStatus(shop, person)).toEqual({ Shipping: 1 });
  });

  it("is done once, however often it is requested with one key", async () => {
    const id = await sendShipment(shop, person);
    const key = randomUUID();
    const responses = await Promise.all(Array.from({ length: 8 }, () => cancel(shop, person, id, { key })));
    responses.push(await cancel(shop, person, id, { key }));
    expect(new Set(responses.map(({ status, text }) => `${status} ${text}`)).size).toBe(1);
    expect(await balanceOf(shop, person)).toBe(1000);
    expect((await cancel(shop, person, id)).body).toMatchObject({ code: "STATUS_CONFLICT" });
  });

  it.each(["Approved", "Shipping", "Shipped", "Cancelled"])(
    "comes too late when it is %s",
    { tags: ["S1-11"] },
    async (status) => {
      const id = await sendShipment(shop, person);
      await setStatus(id, status);
      const response = await cancel(shop, person, id, { reason: "Please" });
      expect([response.status, response.body]).toMatchObject([409, { code: "STATUS_CONFLICT" }]);
      expect(await balanceOf(shop, person)).toBe(0);
    },
  );

  it("is possible for the owner only", async () => {
    const id = await sendShipment(shop, person);
    const stranger = await signUp(shop);
    expect((await cancel(shop, stranger, id)).body).toMatchObject({ code: "NOT_FOUND" });
  });
});

describe("cancelling what was ordered from the shop", () => {
  it("leaves the items in the inventory by default", async () => {
    const { shipmentId, itemId } = await orderFromShop(shop, person, { pieces: 2, stock: 5 });
    const { body } = await shop.call("getShipment", { params: { id: shipmentId } }, person);
    expect(body).toMatchObject({
      refundOptions: ["Items", "Balance"],
      items: [{ quantity: 2, inventoryItemId: null }],
    });
    expect((await cancel(shop, person, shipmentId)).status).toBe(200);
    expect(await itemsByStatus(shop, person)).toEqual({ InInventory: 2 });
    expect(await balanceOf(shop, person)).toBe(1500);
    expect(await stockOf(shop, { itemId })).toBe(3);
  });

  it("refunds the price and releases the stock if the owner chooses so", async () => {
    const order = await orderFromShop(shop, person, { pieces: 2, price: cents(2500), stock: 5 });
    const { status, body } = await cancel(shop, person, order.shipmentId, { refund: "Balance" });
    expect(status).toBe(200);
    expect(await itemsByStatus(shop, person)).toEqual({});
    expect(await stockOf(shop, order)).toBe(5);
    expect(await balanceOf(shop, person)).toBe(1000 + 500 + 5000);
    expect((await transactions()).slice(0, 2)).toEqual([
      { transactionType: "Shipping", amount: 5, description: `Refund of the shipping of ${body.number}` },
      { transactionType: "ItemPurchase", amount: 50, description: `Refund of the items of ${body.number}` },
    ]);
  });

  it("only releases the stock before the payment", async () => {
    const { shipmentId, itemId } = await orderFromShop(shop, person, { pieces: 2, stock: 5, isPending: true });
    const before = await shop.call("getShipment", { params: { id: shipmentId } }, person);
    expect(before.body).toMatchObject({ status: "PaymentPending", canCancel: true, refundOptions: [] });
    expect(await stockOf(shop, { itemId })).toBe(3);
    expect((await cancel(shop, person, shipmentId)).body).toMatchObject({ status: "Cancelled" });
    expect(await stockOf(shop, { itemId })).toBe(5);
    expect(await balanceOf(shop, person)).toBe(1000);
  });
});

const advance = async ({ userId }: { userId: string }, shipmentId: string, to: string) => {
  const { rows } = await sql<{ status: string }>`
    select command.shipment_advance_from_payment(${userId}::uuid, ${shipmentId}::uuid, ${to}, 'Payment failed',
      ${shop.clock.now}::timestamptz) as status`.execute(shop.owner.connection);
  return rows[0]?.status;
};

describe("the end of a payment", () => {
  it("moves a waiting order to Ordered", async () => {
    const { shipmentId, itemId } = await orderFromShop(shop, person, { isPending: true });
    expect(await advance(person, shipmentId, "Ordered")).toBe("Ordered");
    expect(await stockOf(shop, { itemId })).toBe(3);
    expect(await advance(person, shipmentId, "Cancelled")).toBe("Ordered");
  });

  it("never revives a cancelled order, and releases its stock once", async () => {
    const { shipmentId, itemId } = await orderFromShop(shop, person, { isPending: true });
    const steps = ["Cancelled", "Ordered", "Cancelled"].map((to) => advance(person, shipmentId, to));
    const ends = await Promise.all(steps);
    expect(new Set(ends).size).toBe(1);
    const isCancelled = ends[0] === "Cancelled";
    expect(await stockOf(shop, { itemId })).toBe(isCancelled ? 5 : 3);
  });

  it("the end of a payment and a cancellation at the same time have one winner", async () => {
    for (let round = 0; round < 10; round += 1) {
      const { shipmentId, itemId } = await orderFromShop(shop, person, { isPending: true });
      const [end, response] = await Promise.all([
        advance(person, shipmentId, "Cancelled"),
        cancel(shop, person, shipmentId),
      ]);
      expect([end, await stockOf(shop, { itemId })]).toEqual(["Cancelled", 5]);
      expect([200, 409]).toContain(response.status);
    }
  });
});
