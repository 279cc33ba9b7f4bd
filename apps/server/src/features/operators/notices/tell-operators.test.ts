import { afterAll, beforeAll, expect, it } from "vitest";
import { cents } from "@trove/money";
import { countStock, putOnSale } from "../../../../test/orders/orders.ts";
import { sendShipment } from "../../../../test/orders/shipments.ts";
import { credit, makeAdmin, signUp, type TestPerson } from "../../../../test/people/people.ts";
import { runJob } from "../../../../test/public-log/jobs.ts";
import { openShop, type Shop } from "../../../../test/shop/shop.ts";

let shop: Shop;
let admin: TestPerson;

beforeAll(async () => {
  shop = await openShop();
  admin = await makeAdmin(shop);
});
afterAll(() => shop.close());

const tell = () => runJob(shop.app, "tell-operators");
const toldAbout = async (id: string) => {
  const { items } = (await shop.call("listNotifications", { query: { pageSize: 100 } }, admin)).body;
  return items.filter(({ params }) => Object.values(params).includes(id)).map(({ kind }) => kind);
};
const setStock = (itemId: string, available: number) => countStock(shop, admin, itemId, available);

it("tells of an order that waits, once, however often and from wherever it looks", async () => {
  const person = await signUp(shop);
  await credit(shop, person, cents(10_000));
  const shipmentId = await sendShipment(shop, person);
  await Promise.all([tell(), tell(), tell()]);
  await tell();
  expect(await toldAbout(shipmentId)).toEqual(["orderWaiting"]);
  expect((await shop.call("listNotifications", { query: {} }, person)).body.items).toEqual([]);
});

/** The number of items in each notification about low stock, newest first. */
async function toldLow(): Promise<number[]> {
  const { items } = (await shop.call("listNotifications", { query: { pageSize: 100 } }, admin)).body;
  return items.flatMap((told) => (told.kind === "stocksLow" ? [told.params.count] : []));
}

it("tells of low stock in one notification that counts, once an hour, and again after it was filled up", async () => {
  const items = [await putOnSale(shop, 2_000, 3), await putOnSale(shop, 2_000, 3), await putOnSale(shop, 2_000, 50)];
  await tell();
  const [count = 0, ...others] = await toldLow();
  expect(others).toEqual([]);
  expect(count).toBeGreaterThanOrEqual(2);
  await setStock(items[2]?.itemId ?? "", 2);
  await Promise.all([tell(), tell()]);
  expect(await toldLow()).toEqual([count]);
  shop.clock.now = new Date(shop.clock.now.getTime() + 3_600_000);
  admin = await makeAdmin(shop);
  await Promise.all([tell(), tell(), tell()]);
  expect(await toldLow()).toEqual([count + 1, count]);
  await setStock(items[0]?.itemId ?? "", 50);
  await tell();
  expect(await toldLow()).toEqual([count, count]);
  await setStock(items[0]?.itemId ?? "", 1);
  shop.clock.now = new Date(shop.clock.now.getTime() + 3_600_000);
  admin = await makeAdmin(shop);
  await tell();
  expect(await toldLow()).toEqual([count + 1, count, count]);
});
