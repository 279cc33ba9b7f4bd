import { randomUUID } from "node:crypto";
import { cents, fromEuros, share } from "@trove/money";
import fc from "fast-check";
import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import { moveBox } from "../../../../../test/catalogue/operator-boxes.ts";
import {
  addCopy,
  dayIn,
  endReduction,
  reduce,
  reduced,
  runReductions,
  shownPrice,
} from "../../../../../test/catalogue/reductions.ts";
import { stockBox, stockItems, type TestItem } from "../../../../../test/catalogue/stock.ts";
import { buyFromBalance, putOnSale, toKeep, toSend } from "../../../../../test/orders/orders.ts";
import { credit, makeAdmin, signUp, type TestPerson } from "../../../../../test/people/people.ts";
import { openShop, type Shop } from "../../../../../test/shop/shop.ts";

const DAY = 86_400_000;

let shop: Shop;
let admin: TestPerson;
let item: TestItem;
const start = new Date();
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());
beforeEach(async () => {
  shop.clock.now = start;
  admin = await makeAdmin(shop);
  item = await putOnSale(shop, 2000);
});

/** Moves the clock. Sessions end meanwhile, so another operator goes on. */
async function wait(days: number): Promise<void> {
  shop.clock.now = new Date(shop.clock.now.getTime() + days * DAY);
  admin = await makeAdmin(shop);
}
const itemOf = async (id: string) => (await shop.call("getItem", { params: { id }, query: {} })).body;

async function changePrice(id: string, marketPrice: number) {
  const { name, description, imageUrl, galleryUrls, categoryId, brand, version } = await itemOf(id);
  const body = { name, description, imageUrl, galleryUrls, categoryId, brand, version, marketPrice };
  const sent = { params: { id }, body: { ...body, isSellable: true, isActive: true } };
  const { status, text } = await shop.call("updateItem", sent, { ...admin, key: randomUUID() });
  if (status !== 200) throw new Error(text);
  shop.app.publicCache.clear();
}

async function rich() {
  const person = await signUp(shop);
  await credit(shop, person, cents(100_000));
  return person;
}

const priced = ({ itemId, name }: TestItem, price: number): TestItem => ({ itemId, name, marketPrice: cents(price) });

it("a reduced item shows the new price, the lowest price of the 30 days before, and the day on which it ends", async () => {
  const { body, status } = await reduce(shop, admin, { itemIds: [item.itemId], percent: 25 });
  shop.app.publicCache.clear();
  expect([status, body]).toMatchObject([
    201,
    { state: "Running", percent: 25, itemCount: 1, items: [{ marketPrice: 20, lowestPrice: 20, reducedPrice: 15 }] },
  ]);
  const { marketPrice, tier, reduction } = await itemOf(item.itemId);
  expect({ marketPrice, reduction }).toEqual({
    marketPrice: 20,
    reduction: { price: 15, lowestPrice: 20, percent: 25, untilUtc: body.untilUtc },
  });
  expect(tier).toBe((await itemOf((await putOnSale(shop, 2000)).itemId)).tier);
  const last = new Date(body.untilUtc).toLocaleString("sv", { timeZone: "Europe/Amsterdam" });
  expect(last).toBe(`${dayIn(shop, 7)} 23:59:59`);
});

it("a price that was raised first is reduced from the lowest one of 30 days", async () => {
  await changePrice(item.itemId, 40);
  expect((await reduce(shop, admin, { itemIds: [item.itemId], price: 25 })).body).toMatchObject({
    code: "STATUS_CONFLICT",
    params: { problems: [{ code: "ReductionNotLower", params: { lowest: 20 } }] },
  });
  await reduced(shop, admin, item.itemId, { percent: 10 });
  expect((await itemOf(item.itemId)).reduction).toMatchObject({ price: 18, lowestPrice: 20, percent: 10 });
});

it("a price that an item had while it was not for sale is no lowest price", async () => {
  const { itemId } = item;
  const withdrawn = { isActive: false, marketPriceCents: cents(20_000) };
  await shop.owner.connection.updateTable("items").set(withdrawn).where("itemId", "=", itemId).execute();
  await wait(31);
  const { items } = await reduced(shop, admin, itemId, { percent: 10 });
  expect(items).toMatchObject([{ lowestPrice: 20, reducedPrice: 18 }]);
});

it("an item is reduced once it was for sale for 30 days", async () => {
  const itemId = await addCopy(shop, admin, item.itemId);
  const early = await reduce(shop, admin, { itemIds: [itemId] });
  expect(early.body).toMatchObject({ params: { problems: [{ code: "ReductionTooNew", params: { days: 30 } }] } });
  const { categoryId } = await itemOf(itemId);
  expect((await reduce(shop, admin, { categoryId })).body).toMatchObject({ itemCount: 1 });
  await wait(31);
  expect((await reduced(shop, admin, itemId)).items).toMatchObject([{ lowestPrice: 20, reducedPrice: 16 }]);
});

it("a price is at most 90 % below the lowest one before, and at least 10 cents", async () => {
  const fields = async (price: number) =>
    ((await reduce(shop, admin, { itemIds: [item.itemId], price })).body as unknown as { errors: object }).errors;
  expect(await fields(1.79)).toEqual({ price: ["A price is at most 90 % below €20.00, the lowest before"] });
  expect(await fields(0.09)).toEqual({ price: ["must be at least 10 cents"] });
  expect((await reduced(shop, admin, item.itemId, { price: 2 })).items).toMatchObject([{ reducedPrice: 2 }]);
});

it("a second reduction counts from the first one's price, until 30 days have passed", async () => {
  const { id } = await reduced(shop, admin, item.itemId, { price: 10 });
  await endReduction(shop, admin, id);
  expect(await shownPrice(shop, item.itemId)).toBe(20);
  const again = await reduced(shop, admin, item.itemId, { percent: 10 });
  expect(again.items).toMatchObject([{ lowestPrice: 10, reducedPrice: 9 }]);
  await endReduction(shop, admin, again.id);
  await wait(31);
  expect((await reduced(shop, admin, item.itemId, { percent: 10 })).items).toMatchObject([{ lowestPrice: 20 }]);
});

it("a planned reduction begins and ends by itself, on its days", async () => {
  const days = { from: dayIn(shop, 2), until: dayIn(shop, 4) };
  const { id, state } = await reduced(shop, admin, item.itemId, days);
  expect(state).toBe("Planned");
  const stateNow = async () => {
    await runReductions(shop);
    const { body } = await shop.call("getReduction", { params: { id } }, admin);
    return [body.state, await shownPrice(shop, item.itemId)];
  };
  expect(await stateNow()).toEqual(["Planned", 20]);
  await wait(2.99);
  expect(await stateNow()).toEqual(["Running", 16]);
  await wait(2.01);
  expect(await stateNow()).toEqual(["Ended", 20]);
});

it("a planned reduction that would no longer lower the price leaves it", async () => {
  await reduced(shop, admin, item.itemId, { price: 15, from: dayIn(shop, 2), until: dayIn(shop, 4) });
  await changePrice(item.itemId, 15);
  await wait(3);
  await runReductions(shop);
  expect(await itemOf(item.itemId)).toMatchObject({ marketPrice: 15, reduction: null });
});

it("a market price below the reduced one is the price, and a later rise is not called a reduction", async () => {
  await reduced(shop, admin, item.itemId, { price: 15 });
  await changePrice(item.itemId, 12);
  expect(await itemOf(item.itemId)).toMatchObject({ marketPrice: 12, reduction: null });
  await changePrice(item.itemId, 20);
  expect(await itemOf(item.itemId)).toMatchObject({ marketPrice: 20, reduction: null });
});

it("a category's reduction takes the items that it holds, but none that has a reduction on these days", async () => {
  const [one, two, three] = await stockItems(shop, [1000, 2000, 3000]);
  if (one === undefined || two === undefined || three === undefined) throw new Error("no items");
  await reduced(shop, admin, two.itemId, { percent: 50 });
  const { categoryId } = await itemOf(one.itemId);
  const { body } = await reduce(shop, admin, { categoryId, percent: 10 });
  expect(body).toMatchObject({ category: { id: categoryId }, itemCount: 2 });
  expect(body.items.map(({ reducedPrice }) => reducedPrice)).toEqual([9, 27]);
});

it("a category of more than 1000 items is refused as a whole, not cut", async () => {
  const prices = Array.from({ length: 1001 }, () => 1000);
  const [one] = await stockItems(shop, prices);
  const { categoryId } = await itemOf(one?.itemId ?? "");
  const errors = { categoryId: ["The category has more than 1000 items to reduce. Choose items instead"] };
  expect((await reduce(shop, admin, { categoryId })).body).toMatchObject({ code: "VALIDATION_FAILED", errors });
  await reduced(shop, admin, one?.itemId ?? "", { percent: 50 });
  const planned = { categoryId, from: dayIn(shop, 2), until: dayIn(shop, 3) };
  expect((await reduce(shop, admin, planned)).body).toMatchObject({ itemCount: 1000 });
});

it("two operators can't reduce the same item at the same time", async () => {
  const asked = await Promise.all([1, 2, 3, 4].map(() => reduce(shop, admin, { itemIds: [item.itemId] })));
  expect(asked.map(({ status }) => status).toSorted()).toEqual([201, 409, 409, 409]);
});

it("lists are filtered and sorted by the price that the shop asks", async () => {
  const [low, high] = await stockItems(shop, [3000, 4000]);
  if (low === undefined || high === undefined) throw new Error("no items");
  await reduced(shop, admin, high.itemId, { percent: 50 });
  const { categoryId } = await itemOf(low.itemId);
  const query = { categoryId, sortBy: "MarketPrice", sortDirection: "Asc" } as const;
  const idsOf = async (more: object) =>
    (await shop.call("listItems", { query: { ...query, ...more } })).body.items.map(({ id }) => id);
  expect(await idsOf({})).toEqual([high.itemId, low.itemId]);
  expect(await idsOf({ maxPrice: "20" })).toEqual([high.itemId]);
  expect(await idsOf({ minPrice: "25" })).toEqual([low.itemId]);
});

it("an order pays the reduced price, and a cart of before or after learns of the change", async () => {
  const person = await rich();
  const { id } = await reduced(shop, admin, item.itemId, { percent: 25 });
  expect((await buyFromBalance(shop, person, toSend([item]))).body).toMatchObject({
    code: "PRICE_CHANGED",
    params: { actual: 20, items: [{ itemId: item.itemId, price: 15 }] },
  });
  const bought = await buyFromBalance(shop, person, toSend([priced(item, 1500)]));
  expect(bought.status).toBe(201);
  shop.clock.now = new Date(shop.clock.now.getTime() + 60_000);
  await endReduction(shop, admin, id);
  expect((await buyFromBalance(shop, person, toSend([priced(item, 1500)]))).body).toMatchObject({
    code: "PRICE_CHANGED",
    params: { actual: 25 },
  });
  const { body } = await shop.call("getReduction", { params: { id } }, admin);
  expect(body).toMatchObject({ state: "Ended", pieces: 1, soldAmount: 15, items: [{ pieces: 1, soldAmount: 15 }] });
});

it("whoever buys reduced and sells back never gains, whatever the price and the percent", async () => {
  const person = await rich();
  const anyCase = fc.tuple(fc.integer({ min: 10, max: 15_000 }), fc.integer({ min: 1, max: 90 }));
  for (const [price, percent] of [[11, 1] as const, ...fc.sample(anyCase, 5)]) {
    const [thing] = await stockItems(shop, [price]);
    if (thing === undefined) throw new Error("no item");
    const { items } = await reduced(shop, admin, thing.itemId, { percent });
    const paid = fromEuros(items[0]?.reducedPrice ?? 0);
    expect((await buyFromBalance(shop, person, toKeep([priced(thing, paid)]))).status).toBe(201);
    const row = await shop.owner.connection
      .selectFrom("inventoryItems")
      .select(["acquiredPriceCents", "sellPriceCents"])
      .where("itemId", "=", thing.itemId)
      .executeTakeFirstOrThrow();
    expect(row).toEqual({ acquiredPriceCents: paid, sellPriceCents: share(paid, 0.9) });
    expect(row.sellPriceCents).toBeLessThanOrEqual(paid);
  }
});

it("boxes go by the market price, and an item of an open box is reduced on 30 of 60 days at most", async () => {
  const { drops, lootboxId } = await stockBox(shop);
  const itemId = drops[0]?.itemId ?? "";
  const boxOf = async () => (await shop.call("getLootbox", { params: { id: lootboxId } })).body;
  const before = await boxOf();
  const long = await reduce(shop, admin, { itemIds: [itemId], until: dayIn(shop, 31) });
  expect(long.body).toMatchObject({ params: { problems: [{ code: "ReductionTooLong" }] } });
  await reduced(shop, admin, itemId, { until: dayIn(shop, 29) });
  expect(await boxOf()).toEqual(before);
  const more = await reduce(shop, admin, { itemIds: [itemId], from: dayIn(shop, 30), until: dayIn(shop, 31) });
  expect(more.body).toMatchObject({ params: { problems: [{ code: "ReductionTooLong" }] } });
  await reduced(shop, admin, itemId, { from: dayIn(shop, 91), until: dayIn(shop, 100) });
  await moveBox(shop, admin, lootboxId, "Paused");
});

it("days are counted by the calendar, also if one has 25 hours", async () => {
  const { drops, lootboxId } = await stockBox(shop);
  shop.clock.now = new Date("2031-10-01T10:00:00Z");
  admin = await makeAdmin(shop);
  const itemIds = [drops[0]?.itemId ?? ""];
  const days = (until: string) => reduce(shop, admin, { itemIds, from: "2031-10-10", until });
  expect((await days("2031-11-09")).status).toBe(409);
  expect((await days("2031-11-08")).status).toBe(201);
  await moveBox(shop, admin, lootboxId, "Paused");
});

it("a reduction is taken back from the audit log, and ends", async () => {
  const { id } = await reduced(shop, admin, item.itemId);
  const { items } = (await shop.call("listAudit", { query: { subjectId: item.itemId } }, admin)).body;
  const [entry] = items;
  expect(entry).toMatchObject({ action: "createReduction", canRevert: true });
  const request = { params: { id: entry?.id ?? "" }, body: { reason: "A mistake" } };
  expect((await shop.call("revertAudit", request, { ...admin, key: randomUUID() })).status).toBe(204);
  expect((await shop.call("getReduction", { params: { id } }, admin)).body.state).toBe("Ended");
});

it("a reduction is refused for days that are over or too many, and without one clear choice", async () => {
  const { itemId } = item;
  const fields = async (body: Parameters<typeof reduce>[2]) =>
    Object.keys(((await reduce(shop, admin, body)).body as unknown as { errors: object }).errors);
  expect(await fields({ itemIds: [itemId], until: dayIn(shop, -1) })).toEqual(["until"]);
  expect(await fields({ itemIds: [itemId], from: dayIn(shop, 5), until: dayIn(shop, 4) })).toEqual(["until"]);
  expect(await fields({ itemIds: [itemId], until: dayIn(shop, 400) })).toEqual(["until"]);
  expect(await fields({})).toEqual(["itemIds"]);
  expect(await fields({ itemIds: [itemId], price: 5, percent: 10 })).toEqual(["percent"]);
  expect(await fields({ categoryId: (await itemOf(itemId)).categoryId, price: 5 })).toEqual(["price"]);
});

it("people who wish for an item hear of its reduction once, with the price that it costs now", async () => {
  const person = await signUp(shop);
  await shop.call("addWish", { params: { id: item.itemId } }, person);
  await reduced(shop, admin, item.itemId, { percent: 25 });
  const tell = async () => {
    await shop.app.jobs.find(({ name }) => name === "tell-wishers")?.run();
    return (await shop.call("listNotifications", { query: {} }, person)).body.items;
  };
  expect(await tell()).toMatchObject([{ kind: "priceFell", params: { price: 15, priceBefore: 20 } }]);
  expect(await tell()).toHaveLength(1);
});
