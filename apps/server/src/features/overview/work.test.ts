import { randomUUID } from "node:crypto";
import { cents } from "@trove/money";
import { afterAll, beforeAll, expect, it } from "vitest";
import { stockBox, stockItems } from "../../../test/catalogue/stock.ts";
import { openBoxes } from "../../../test/openings/browser.ts";
import { countStock } from "../../../test/orders/orders.ts";
import { sendShipment } from "../../../test/orders/shipments.ts";
import { foldAll } from "../../../test/overview/fold-all.ts";
import { runJob } from "../../../test/payments/till.ts";
import { moveOn } from "../../../test/people/operator.ts";
import { credit, makeAdmin, signUp, type TestPerson } from "../../../test/people/people.ts";
import { openShop, type Shop } from "../../../test/shop/shop.ts";

let shop: Shop;
let admin: TestPerson;
let person: TestPerson;

beforeAll(async () => {
  shop = await openShop();
  [admin, person] = await Promise.all([makeAdmin(shop), signUp(shop)]);
  await credit(shop, person, cents(50_000));
});
afterAll(() => shop.close());

it("counts the shipments that wait for an operator", async () => {
  const first = await sendShipment(shop, person);
  await sendShipment(shop, person);
  await moveOn(shop, admin, first, { status: "Approved" });
  await runJob(shop, "count-work");
  const { body } = await shop.call("getOverviewWork", {}, admin);
  expect(body.shipments.map(({ status, count }) => [status, count])).toEqual([
    ["Ordered", 1],
    ["Approved", 1],
    ["Shipping", 0],
  ]);
  expect(body.asOfUtc).toBe(shop.clock.now.toISOString());
});

it("lists active items that are low in stock, the scarcest first, with the open boxes that hold them", async () => {
  const [many, few, last] = await stockItems(shop, [100, 100, 100], 6);
  const { drops } = await stockBox(shop);
  const boxed = drops[0]?.itemId ?? "";
  for (const [itemId, pieces] of [
    [few?.itemId, 4],
    [last?.itemId, 0],
    [boxed, 2],
  ] as const) {
    await countStock(shop, admin, itemId ?? "", pieces);
  }
  const { lowStock } = (await shop.call("getOverviewWork", {}, admin)).body;
  expect(lowStock.map(({ item, available, boxes }) => [item.id, available, boxes])).toEqual([
    [last?.itemId, 0, 0],
    [boxed, 2, 1],
    [few?.itemId, 4, 0],
  ]);
  expect(lowStock.map(({ item }) => item.id)).not.toContain(many?.itemId);
  const params = { id: many?.itemId ?? "" };
  const body = { from: 6, to: 6, lowStock: 6, reason: "Sells fast" };
  const changed = await shop.call("changeStock", { params, body }, { ...admin, key: randomUUID() });
  expect(changed.body).toMatchObject({ stock: 6, lowStock: 6 });
  const work = (await shop.call("getOverviewWork", {}, admin)).body;
  expect(work.lowStock.map(({ item }) => item.id)).toContain(many?.itemId);
});

it("shows the last ten openings, newest first", async () => {
  const box = await stockBox(shop);
  for (const quantity of [5, 5, 2]) await openBoxes(shop, person, box, { quantity });
  await foldAll(shop);
  const { body } = await shop.call("listLatestOpenings", {}, admin);
  expect(body).toHaveLength(10);
  expect(new Set(body.map(({ lootbox, userName }) => `${lootbox.id} ${userName}`))).toEqual(
    new Set([`${box.lootboxId} ${person.userName}`]),
  );
  const times = body.map(({ openedAtUtc }) => openedAtUtc);
  expect(times).toEqual(times.toSorted().toReversed());
});
