import { cents } from "@trove/money";
import { afterAll, beforeAll, expect, it } from "vitest";
import { buyFromBalance, doorstep, guest, putOnSale, stockOf, toKeep, toSend } from "../orders/orders.ts";
import type { TestItem } from "../catalogue/stock.ts";
import { credit, signUp, type TestPerson } from "../people/people.ts";
import { openListeningShop } from "../shop/listening-shop.ts";
import type { Shop } from "../shop/shop.ts";

let shop: Shop;
let addresses = 0;
beforeAll(async () => {
  shop = await openListeningShop({ RATE_LIMIT_FACTOR: "1" });
});
afterAll(() => shop.close());

function anyAddress(): string {
  addresses += 1;
  return `198.51.100.${addresses}`;
}

const pieces = (item: TestItem, count: number) => Array.from({ length: count }, () => item);

const orderAsGuest = (items: TestItem[], email: string, ip = anyAddress()) =>
  shop.call("buyAsGuest", { body: { ...toSend(items), guestBuyerInfo: { ...guest, email } } }, { ip });

const order = ({ token }: TestPerson, items: TestItem[], ip = anyAddress()) =>
  shop.call("buyDirectly", { body: toSend(items, { shippingAddress: doorstep }) }, { token, ip });

it("unpaid orders hold at most half of a stock, and the rest is for orders that are paid at once", async () => {
  const lamp = await putOnSale(shop, 100, 60);
  const orders = await Promise.all(
    [1, 2, 3, 4, 5].map((each) => orderAsGuest(pieces(lamp, 10), `half${each}@trove.example`)),
  );
  const refused = orders.filter(({ status }) => status !== 201);
  expect(refused).toHaveLength(2);
  for (const { body } of refused) {
    expect(body).toMatchObject({
      code: "OUT_OF_STOCK",
      params: { items: [{ itemId: lamp.itemId, available: 0 }] },
    });
  }
  expect(await stockOf(shop, lamp)).toBe(30);
  const payer = await signUp(shop);
  await credit(shop, payer, cents(5000));
  expect((await buyFromBalance(shop, payer, toKeep(pieces(lamp, 10)))).status).toBe(201);
});

it("one unpaid order may have the last pieces of a small stock", async () => {
  const lamp = await putOnSale(shop, 100, 4);
  expect((await orderAsGuest(pieces(lamp, 4), "last@trove.example")).status).toBe(201);
});

it("one e-mail may have three unpaid orders, also if they are sent at the same moment", async () => {
  const lamp = await putOnSale(shop, 100);
  const orders = await Promise.all([1, 2, 3, 4, 5].map(() => orderAsGuest([lamp], "Mine@trove.example")));
  const refused = orders.filter(({ status }) => status !== 201);
  expect(refused).toHaveLength(2);
  for (const { status, body, headers } of refused) {
    expect([status, body]).toMatchObject([
      429,
      { code: "RATE_LIMITED", detail: expect.stringContaining("wait for their payment") },
    ]);
    expect(Number(headers["retry-after"])).toBeGreaterThan(1700);
  }
  expect((await orderAsGuest([lamp], "mine@trove.example")).status).toBe(429);
  expect((await orderAsGuest([lamp], "yours@trove.example")).status).toBe(201);
});

it("one person may have five, and a new one after one is cancelled", async () => {
  const [lamp, mara] = [await putOnSale(shop, 100), await signUp(shop)];
  const orders = await Promise.all([1, 2, 3, 4, 5].map(() => order(mara, [lamp])));
  expect(orders.map(({ status }) => status)).toEqual(Array(5).fill(201));
  expect((await order(mara, [lamp])).status).toBe(429);
  const id = orders[0]?.body.shipmentId ?? "";
  expect((await shop.call("cancelShipment", { params: { id }, body: {} }, { token: mara.token })).status).toBe(200);
  expect((await order(mara, [lamp])).status).toBe(201);
});

it("one IP address may have ten, whoever orders", async () => {
  const lamp = await putOnSale(shop, 100);
  const ip = anyAddress();
  const people = [await signUp(shop), await signUp(shop), await signUp(shop)];
  const orders = await Promise.all(people.flatMap((person) => pieces(lamp, 4).map(() => order(person, [lamp], ip))));
  expect(orders.filter(({ status }) => status === 201)).toHaveLength(10);
  expect(orders.filter(({ status }) => status === 429)).toHaveLength(2);
});
