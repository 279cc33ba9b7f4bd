import { randomUUID } from "node:crypto";
import { cents } from "@trove/money";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { giveItems, itemsByStatus, sendShipment, ship } from "../../../test/orders/shipments.ts";
import { addAddress, readBooks } from "../../../test/payments/till.ts";
import { credit, makeAdmin, signUp, type TestPerson } from "../../../test/people/people.ts";
import { deliver, moveOn } from "../../../test/people/operator.ts";
import { balanceOf } from "../../../test/shop/books.ts";
import { openShop, type Shop } from "../../../test/shop/shop.ts";

let shop: Shop;
let person: TestPerson;
let shippingAddressId: string;

beforeAll(async () => {
  shop = await openShop();
  person = await signUp(shop);
  await credit(shop, person, cents(10_000));
  shippingAddressId = await addAddress(shop, person);
});
afterAll(() => shop.close());

const get = (id: string, { token }: TestPerson = person) => shop.call("getShipment", { params: { id } }, { token });

describe("shipping inventory items", () => {
  it("charges the shipping once and moves the items to Shipping", { tags: ["S0-11", "S1-10"] }, async () => {
    const before = await balanceOf(shop, person);
    const inventoryItemIds = await giveItems(shop, person, 3);
    const { status, body } = await ship(shop, person, { inventoryItemIds, shippingAddressId });
    expect([status, body.status]).toEqual([201, "Ordered"]);
    expect(await balanceOf(shop, person)).toBe(before - 1000);
    expect(body.balance.amount).toBe((before - 1000) / 100);

    const shipment = (await get(body.shipmentId)).body;
    expect(shipment.number).toMatch(/^S-\d{12}$/);
    expect(shipment).toMatchObject({
      status: "Ordered",
      purchaseId: null,
      shippingCost: 10,
      shippingMethod: "standard",
      shippingAddress: { street: "Keizersgracht", postalCode: "1012 AB", countryCode: "NL" },
      history: [{ status: "Ordered", actor: "System", note: null }],
      canCancel: true,
      refundOptions: ["Items"],
    });
    expect(shipment.items.map(({ inventoryItemId, quantity, tier }) => [inventoryItemId, quantity, tier])).toEqual(
      inventoryItemIds.map((id) => [id, 1, "Uncommon"]),
    );
    const items = (await shop.call("listInventory", { query: { status: "Shipping" } }, person)).body.items;
    expect(new Set(items.map(({ shipmentId }) => shipmentId))).toEqual(new Set([body.shipmentId]));

    const [transaction] = (await shop.call("listTransactions", { query: {} }, person)).body;
    expect(transaction).toMatchObject({
      transactionType: "Shipping",
      amount: -10,
      relatedId: body.shipmentId,
      description: `Shipping of ${shipment.number}`,
    });
    expect((await readBooks(shop))["house:shipping"]).toBe(1000);
  });

  it("responds to a repeated request with the same bytes, also after the address was deleted", async () => {
    const addressId = await addAddress(shop, person);
    const inventoryItemIds = await giveItems(shop, person, 1);
    const request = { inventoryItemIds, shippingAddressId: addressId, key: randomUUID() };
    const responses = await Promise.all(Array.from({ length: 8 }, () => ship(shop, person, request)));
    await shop.call("deleteAddress", { params: { id: addressId } }, person);
    responses.push(await ship(shop, person, request));
    expect(new Set(responses.map(({ status, text }) => `${status} ${text}`)).size).toBe(1);
    const other = await ship(shop, person, { ...request, cost: 11 });
    expect(other.body).toMatchObject({ code: "IDEMPOTENCY_REUSED" });
  });

  it("is refused completely if one of the items is not available", async () => {
    const [sold = "", kept = ""] = await giveItems(shop, person, 2);
    await shop.call("sellInventoryItem", { params: { id: sold }, body: { expectedSellPrice: 9 } }, person);
    const before = await balanceOf(shop, person);
    const response = await ship(shop, person, { inventoryItemIds: [kept, sold], shippingAddressId });
    expect(response.body).toMatchObject({ code: "ITEM_NOT_AVAILABLE" });
    expect(await balanceOf(shop, person)).toBe(before);
    const again = await ship(shop, person, { inventoryItemIds: [kept], shippingAddressId });
    expect(again.status).toBe(201);
  });

  it("is refused and changes nothing if the balance is too low", async () => {
    const poor = await signUp(shop);
    await credit(shop, poor, cents(999));
    const inventoryItemIds = await giveItems(shop, poor, 1);
    const addressId = await addAddress(shop, poor);
    const response = await ship(shop, poor, { inventoryItemIds, shippingAddressId: addressId });
    expect(response.body).toMatchObject({ code: "INSUFFICIENT_BALANCE", params: { balance: 9.99, required: 10 } });
    expect(await itemsByStatus(shop, poor)).toEqual({ InInventory: 1 });
  });

  it("accepts no items or addresses of others, and no country that the shop does not ship to", async () => {
    const stranger = await signUp(shop);
    const theirs = await giveItems(shop, stranger, 1);
    const mine = await giveItems(shop, person, 1);
    const theirAddress = await addAddress(shop, stranger);
    const american = await addAddress(shop, person, "US");
    expect((await ship(shop, person, { inventoryItemIds: theirs, shippingAddressId })).status).toBe(404);
    expect((await ship(shop, person, { inventoryItemIds: mine, shippingAddressId: theirAddress })).status).toBe(404);
    const overseas = await ship(shop, person, { inventoryItemIds: mine, shippingAddressId: american });
    expect([overseas.status, overseas.body]).toMatchObject([400, { errors: { shippingAddressId: [/United States/] } }]);
  });

  it("costs what the method costs, and states the price if another was expected", async () => {
    const [item = ""] = await giveItems(shop, person, 1);
    const cheap = await ship(shop, person, { inventoryItemIds: [item], shippingAddressId, cost: 5 });
    expect(cheap.body).toMatchObject({ code: "PRICE_CHANGED", params: { expected: 5, actual: 10 } });
    const express = { shippingMethod: "express" as const, expectedShippingCost: 17 };
    const body = { inventoryItemIds: [item], shippingAddressId, ...express };
    expect((await shop.call("createShipment", { body }, person)).status).toBe(201);
  });

  it.each([[[]], [["same", "same"]], [Array.from({ length: 21 }, () => "")]])(
    "takes 1 to 20 inventory items, each once (%#)",
    async (ids) => {
      const one = randomUUID();
      const inventoryItemIds = ids.map((name) => (name === "same" ? one : randomUUID()));
      const response = await ship(shop, person, { inventoryItemIds, shippingAddressId });
      expect(response.body).toMatchObject({
        code: "VALIDATION_FAILED",
        errors: { inventoryItemIds: [expect.any(String)] },
      });
    },
  );
});

describe("shipments", () => {
  it("are listed newest first, page by page, by status", async () => {
    const mover = await signUp(shop);
    await credit(shop, mover, cents(10_000));
    const sent: string[] = [];
    for (let count = 0; count < 3; count += 1) sent.unshift(await sendShipment(shop, mover));
    await shop.call("cancelShipment", { params: { id: sent[1] ?? "" }, body: {} }, mover);
    const list = async (query: object) => (await shop.call("listShipments", { query }, mover)).body;
    const all = await list({});
    expect(all.items.map(({ id }) => id)).toEqual(sent);
    const second = await list({ pageSize: 2, pageNumber: 2 });
    expect([second.totalCount, second.totalPages, second.items.map(({ id }) => id)]).toEqual([3, 2, sent.slice(2)]);
    expect((await list({ status: "Cancelled" })).items.map(({ id }) => id)).toEqual([sent[1]]);
    expect((await list({ status: "Shipped" })).totalCount).toBe(0);
    expect((await list({ isComing: false })).items.map(({ id }) => id)).toEqual([sent[1]]);
    const coming = await list({ isComing: true, pageSize: 1, pageNumber: 2 });
    expect([coming.totalCount, coming.items.map(({ id }) => id)]).toEqual([2, [sent[2]]]);
    const [admin, oldest = ""] = [await makeAdmin(shop), sent[2]];
    await moveOn(shop, admin, oldest, { status: "Approved" });
    await moveOn(shop, admin, oldest, { status: "Shipping" });
    await moveOn(shop, admin, oldest, { status: "Shipped", carrier: "DHL", trackingNumber: "JVGL0123456789" });
    expect((await list({ isComing: true })).totalCount).toBe(2);
    await deliver(shop, admin, oldest);
    expect((await list({ isComing: true })).items.map(({ id }) => id)).toEqual([sent[0]]);
  });

  it("are shown to their owner and to operators; others get the response for an unknown id", async () => {
    const [stranger, admin] = await Promise.all([signUp(shop), makeAdmin(shop)]);
    const id = await sendShipment(shop, person);
    const own = await get(id);
    expect((await get(id, admin)).body).toEqual(own.body);
    const [foreign, missing] = [await get(id, stranger), await get(randomUUID(), stranger)];
    expect([foreign.status, foreign.body]).toMatchObject([404, { code: "NOT_FOUND" }]);
    expect(missing.body).toMatchObject({ code: "NOT_FOUND", title: foreign.body && "Not found" });
  });
});
