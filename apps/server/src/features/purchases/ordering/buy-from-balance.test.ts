import { randomUUID } from "node:crypto";
import { cents } from "@trove/money";
import { sql } from "kysely";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import {
  buyFromBalance,
  doorstep,
  putOnSale,
  readOrder,
  stockOf,
  toKeep,
  toSend,
} from "../../../../test/orders/orders.ts";
import { addAddress, readBooks } from "../../../../test/payments/till.ts";
import { credit, signUp, type TestPerson } from "../../../../test/people/people.ts";
import { balanceOf, findImbalances } from "../../../../test/shop/books.ts";
import { openShop, type Shop } from "../../../../test/shop/shop.ts";

let shop: Shop;
let mara: TestPerson;

beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());
beforeEach(async () => {
  mara = await signUp(shop);
  await credit(shop, mara, cents(10_000));
});

const inventory = async () => (await shop.call("listInventory", { query: { sortBy: "MarketPrice" } }, mara)).body.items;
const problem = ({ text }: { text: string }) => JSON.parse(text);

describe("an order from the balance", () => {
  it("has one line per item, in the order of the cart", async () => {
    const [lamp, clock, radio] = [await putOnSale(shop, 100), await putOnSale(shop, 100), await putOnSale(shop, 100)];
    const { body } = await buyFromBalance(shop, mara, toSend([radio, lamp, radio, clock, lamp, radio]));
    const { lines } = await readOrder(shop, body.purchaseId, mara);
    expect(lines.map(({ itemId, quantity }) => [itemId, quantity])).toEqual([
      [radio.itemId, 3],
      [lamp.itemId, 2],
      [clock.itemId, 1],
    ]);
  });

  it(
    "an order from the balance that is sent charges items and shipping separately, and creates a shipment",
    { tags: ["S0-04", "S1-14", "S3-37"] },
    async () => {
      const lamp = await putOnSale(shop, 2000, 5);
      const before = await readBooks(shop);
      const { status, body } = await buyFromBalance(shop, mara, toSend([lamp, lamp]));
      expect(status).toBe(201);
      expect(body).toMatchObject({ status: "Ordered", balance: { amount: 55 } });
      expect(await stockOf(shop, lamp)).toBe(3);
      const order = await readOrder(shop, body.purchaseId, mara);
      expect(order).toMatchObject({
        userInfoId: mara.userId,
        isGuest: false,
        guestBuyerInfo: null,
        lines: [{ itemId: lamp.itemId, name: lamp.name, unitPrice: 20, quantity: 2 }],
        purchaseOption: "order",
        paymentOption: "balance",
        itemsTotal: 40,
        shippingMethod: "standard",
        shippingCost: 5,
        total: 45,
        vatAmount: 7.81,
        status: "Ordered",
        shippingAddress: { postalCode: "1015 CN", company: null },
        shipmentId: body.shipmentId,
        paymentId: null,
      });
      expect(order.number).toMatch(/^O-\d{12}$/);
      expect(order.billingAddress).toEqual(order.shippingAddress);
      const shipment = await shop.call("getShipment", { params: { id: body.shipmentId ?? "" } }, mara);
      expect(shipment.body).toMatchObject({ status: "Ordered", purchaseId: body.purchaseId, shippingCost: 5 });
      const moves = (await shop.call("listTransactions", { query: {} }, mara)).body.slice(0, 2);
      expect(new Set(moves.map(({ transactionId }) => transactionId))).toEqual(new Set(order.transactionIds));
      expect(
        moves.map(({ transactionType, amount, relatedId }) => [transactionType, amount, relatedId]).sort(),
      ).toEqual([
        ["ItemPurchase", -40, body.purchaseId],
        ["Shipping", -5, body.purchaseId],
      ]);
      expect(
        (await inventory()).map((item) => [item.status, item.source, item.shipmentId, item.acquiredPrice]),
      ).toEqual([
        ["Shipping", "Purchase", body.shipmentId, 20],
        ["Shipping", "Purchase", body.shipmentId, 20],
      ]);
      const after = await readBooks(shop);
      expect((after["house:items"] ?? 0) - (before["house:items"] ?? 0)).toBe(4000);
      expect((after["house:shipping"] ?? 0) - (before["house:shipping"] ?? 0)).toBe(500);
      expect(await findImbalances(shop)).toEqual([]);
    },
  );

  it(
    "an order from the balance into the inventory costs no shipping, and its items can be sold at once",
    { tags: ["S1-05", "S1-06"] },
    async () => {
      const lamp = await putOnSale(shop, 1234);
      const { body } = await buyFromBalance(shop, mara, toKeep([lamp], { billingAddress: null }));
      expect(body).toMatchObject({ status: "Approved", shipmentId: null, balance: { amount: 87.66 } });
      const [item] = await inventory();
      expect(item).toMatchObject({ status: "InInventory", purchaseId: body.purchaseId, sellPrice: 11.11 });
      const order = await readOrder(shop, body.purchaseId, mara);
      expect(order).toMatchObject({ shippingMethod: null, shippingCost: 0, total: 12.34, billingAddress: null });
      expect(order.transactionIds).toHaveLength(1);
    },
  );

  it("includes the VAT of the billing address, by default the first of the address book", async () => {
    const lamp = await putOnSale(shop, 10_000);
    const vatOf = async (changed: object) => {
      const { body } = await buyFromBalance(shop, mara, toKeep([lamp], changed));
      await credit(shop, mara, cents(10_000));
      return (await readOrder(shop, body.purchaseId, mara)).vatAmount;
    };
    const german = { ...doorstep, countryCode: "DE", postalCode: "10115" };
    expect(await vatOf({ billingAddress: german })).toBe(15.97);
    expect(await vatOf({ billingAddress: null })).toBe(17.36);
    const swiss = await addAddress(shop, mara, "CH");
    expect(await vatOf({ billingAddress: null })).toBe(0);
    expect(await vatOf({ billingAddress: null, billingAddressId: swiss })).toBe(0);
  });

  it("accepts addresses from the person's own address book only", async () => {
    const lamp = await putOnSale(shop);
    const body = { shippingAddress: null, shippingAddressId: await addAddress(shop, mara) };
    expect((await buyFromBalance(shop, mara, toSend([lamp], body))).status).toBe(201);
    const stranger = await addAddress(shop, await signUp(shop));
    const refused = await buyFromBalance(shop, mara, toSend([lamp], { ...body, shippingAddressId: stranger }));
    expect([refused.status, problem(refused).code]).toEqual([404, "NOT_FOUND"]);
  });

  it("charges the price of express delivery", async () => {
    const lamp = await putOnSale(shop);
    const body = toSend([lamp], { shippingMethod: "express", expectedTotal: 32 });
    expect((await buyFromBalance(shop, mara, body)).body.balance.amount).toBe(68);
  });
});

describe("a refused order", () => {
  const refusals: [string, object, string][] = [
    ["without items", { itemIds: [] }, "itemIds"],
    [
      "with more than ten of an item",
      { itemIds: Array.from({ length: 11 }, () => randomUUID()).fill(randomUUID()) },
      "itemIds",
    ],
    ["with more than fifty items", { itemIds: Array.from({ length: 51 }, () => randomUUID()) }, "itemIds"],
    ["without a delivery option", { shippingMethod: null }, "shippingMethod"],
    ["without a shipping address", { shippingAddress: null }, "shippingAddress"],
    ["with two shipping addresses", { shippingAddressId: randomUUID() }, "shippingAddress"],
    ["without a billing address", { useShippingAddressAsBilling: false }, "billingAddress"],
    [
      "to where nothing is shipped",
      { shippingAddress: { ...doorstep, countryCode: "VN" } },
      "shippingAddress.countryCode",
    ],
    [
      "with a postal code of another country",
      { shippingAddress: { ...doorstep, postalCode: "1" } },
      "shippingAddress.postalCode",
    ],
    ["with half a cent", { expectedTotal: 20.005 }, "expectedTotal"],
    ["with fields that are not asked", { unitPrice: 0.01 }, "request"],
  ];
  it.each(refusals)("an order is refused %s", async (_what, changed, field) => {
    const response = await buyFromBalance(shop, mara, toSend([await putOnSale(shop)], changed));
    expect([response.status, Object.keys(problem(response).errors)]).toEqual([400, [field]]);
  });

  it("states both totals and the item's price if the total differs, and changes nothing", async () => {
    const lamp = await putOnSale(shop, 2000, 1);
    const response = await buyFromBalance(shop, mara, toSend([lamp], { expectedTotal: 0.01 }));
    const params = { expected: 0.01, actual: 25, items: [{ itemId: lamp.itemId, price: 20 }] };
    expect(problem(response)).toMatchObject({ code: "PRICE_CHANGED", params });
    expect([await stockOf(shop, lamp), await balanceOf(shop, mara)]).toEqual([1, 10_000]);
  });

  it("states the balance and what items and shipping cost together if the balance is too low", async () => {
    const lamp = await putOnSale(shop, 9700, 1);
    const response = await buyFromBalance(shop, mara, toSend([lamp]));
    expect(problem(response)).toMatchObject({ code: "INSUFFICIENT_BALANCE", params: { balance: 100, required: 102 } });
    expect([await stockOf(shop, lamp), await inventory()]).toEqual([1, []]);
  });

  it("states what is left if the stock is too low, with repeated items summed", async () => {
    const [lamp, rug] = [await putOnSale(shop, 100, 2), await putOnSale(shop, 100, 5)];
    const response = await buyFromBalance(shop, mara, toKeep([lamp, rug, lamp, lamp]));
    const params = { items: [{ itemId: lamp.itemId, available: 2 }] };
    expect(problem(response)).toMatchObject({ code: "OUT_OF_STOCK", params });
    expect([await stockOf(shop, lamp), await stockOf(shop, rug)]).toEqual([2, 5]);
  });

  it("states that nothing is left of an item that is no longer for sale", async () => {
    const lamp = await putOnSale(shop);
    await sql`update items set is_sellable = false where item_id = ${lamp.itemId}`.execute(shop.owner.connection);
    const response = await buyFromBalance(shop, mara, toKeep([lamp]));
    const params = { items: [{ itemId: lamp.itemId, available: 0 }] };
    expect(problem(response)).toMatchObject({ code: "OUT_OF_STOCK", params });
  });
});

describe("a repeated request", () => {
  it("is one order with one response, also in parallel and after the price has changed", async () => {
    const lamp = await putOnSale(shop, 1000, 3);
    const key = randomUUID();
    const body = toSend([lamp]);
    const responses = await Promise.all(Array.from({ length: 10 }, () => buyFromBalance(shop, mara, body, key)));
    expect(new Set(responses.map(({ status, text }) => `${status} ${text}`)).size).toBe(1);
    expect([await balanceOf(shop, mara), await stockOf(shop, lamp)]).toEqual([8500, 2]);
    await sql`update items set market_price_cents = 2000 where item_id = ${lamp.itemId}`.execute(shop.owner.connection);
    expect((await buyFromBalance(shop, mara, body, key)).text).toBe(responses[0]?.text);
    const other = await buyFromBalance(
      shop,
      mara,
      toSend([lamp], { shippingMethod: "express", expectedTotal: 32 }),
      key,
    );
    expect([other.status, problem(other).code]).toEqual([409, "IDEMPOTENCY_REUSED"]);
  });
});

describe("the list of orders", () => {
  it("contains the person's own, newest first, filtered by status", async () => {
    const lamp = await putOnSale(shop, 100);
    await buyFromBalance(shop, mara, toSend([lamp]));
    await buyFromBalance(shop, mara, toKeep([lamp]));
    await buyFromBalance(shop, await signUp(shop), toKeep([lamp]));
    const list = async (query: object) => (await shop.call("listPurchases", { query }, mara)).body;
    expect(await list({})).toMatchObject({ totalCount: 2, items: [{ status: "Approved" }, { status: "Ordered" }] });
    expect(await list({ status: "Ordered" })).toMatchObject({ totalCount: 1, items: [{ purchaseOption: "order" }] });
    expect(await list({ pageSize: "1", pageNumber: "2" })).toMatchObject({ items: [{ status: "Ordered" }] });
  });

  it("shows nobody the order of somebody else", async () => {
    const { body } = await buyFromBalance(shop, mara, toKeep([await putOnSale(shop)]));
    const stranger = await signUp(shop);
    for (const by of [stranger, {}]) {
      const { status, text } = await shop.call("getPurchase", { params: { id: body.purchaseId } }, by);
      expect([status, JSON.parse(text).code]).toEqual([404, "NOT_FOUND"]);
    }
  });
});
