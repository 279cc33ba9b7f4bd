import { randomUUIDv7 } from "node:crypto";
import { cents } from "@trove/money";
import { afterAll, beforeAll, expect, it } from "vitest";
import { stockBox, type TestBox } from "../../../test/catalogue/stock.ts";
import { signUp } from "../../../test/people/people.ts";
import { openShop, type Shop } from "../../../test/shop/shop.ts";

let shop: Shop;
const sound = randomUUIDv7();
const names = new Map<string, string>();
const boxes = new Map<string, TestBox>();

async function putUp(name: string, priceCents: number, said: { tags?: string[]; categoryIds?: string[] } = {}) {
  const box = await stockBox(shop, cents(priceCents));
  const { lootboxId } = box;
  const { connection } = shop.owner;
  // Each box is created a minute after the one before it.
  const createdAt = new Date(Date.UTC(2026, 0, 1, 0, names.size));
  await connection
    .updateTable("lootboxes")
    .set({ name, createdAt, ...said })
    .where("lootboxId", "=", lootboxId)
    .execute();
  names.set(lootboxId, name);
  boxes.set(name, box);
}

beforeAll(async () => {
  shop = await openShop();
  await putUp("Cedar", 500, { tags: ["Limited", "Calm"], categoryIds: [sound, randomUUIDv7()] });
  await putUp("Ash", 1_000, { categoryIds: [sound] });
  await putUp("Birch", 2_000, { tags: ["limited"] });
  await stockBox(shop, cents(500), "Paused");
});
afterAll(() => shop.close());

it.each([
  [{}, ["Ash", "Birch", "Cedar"]],
  [{ sortDirection: "Desc" as const }, ["Cedar", "Birch", "Ash"]],
  [{ sortBy: "Price" as const }, ["Cedar", "Ash", "Birch"]],
  [{ sortBy: "CreatedAtUtc" as const, sortDirection: "Desc" as const }, ["Birch", "Ash", "Cedar"]],
  [{ categoryId: sound }, ["Ash", "Cedar"]],
  [{ categoryId: randomUUIDv7() }, []],
  [{ tag: "LIMITED" }, ["Birch", "Cedar"]],
  [{ tag: "limit" }, []],
  [{ minPrice: "10" }, ["Ash", "Birch"]],
  [{ maxPrice: "10" }, ["Ash", "Cedar"]],
  [{ tag: "limited", categoryId: sound, minPrice: "5", maxPrice: "5" }, ["Cedar"]],
  [{ pageNumber: 2, pageSize: 2 }, ["Cedar"]],
])("lists the open boxes of %j", { tags: ["S4-52", "S4-53", "S4-54", "S4-58", "S4-59"] }, async (query, expected) => {
  const order = { sortBy: "Alphabetical" as const, sortDirection: "Asc" as const };
  const { body } = await shop.call("listLootboxes", { query: { ...order, ...query } });
  expect(body.items.map(({ id }) => names.get(id))).toEqual(expected);
  expect(body.totalCount).toBe("pageSize" in query ? 3 : expected.length);
});

/** An item of a box, by its place in the odds: 0.1%, 4.9%, 25% and 70%. */
function itemOf(name: string, place: number): string {
  const item = boxes.get(name)?.drops[place];
  if (item === undefined) throw new Error(`the box ${name} has no such item`);
  return item.itemId;
}

it("a box with a chance of something of a category is found by the category, with that chance", async () => {
  const { category } = (await shop.call("getItem", { params: { id: itemOf("Ash", 0) }, query: {} })).body;
  const { body } = await shop.call("listLootboxes", { query: { winsCategoryId: category.id, sortBy: "WinChance" } });
  expect(body.items.map(({ id, wanted }) => [names.get(id), wanted])).toEqual([["Ash", { probability: 1 }]]);
  expect(body.items[0]?.winCategoryIds).toEqual([category.id]);
});

it("boxes sorted by chance begin with those that beat their price most often", async () => {
  const { body } = await shop.call("listLootboxes", { query: { sortBy: "WinChance", sortDirection: "Desc" } });
  const chances = body.items.map(({ chanceToBeatPrice }) => chanceToBeatPrice);
  expect(chances).toEqual([0.05, 0.05, 0.001]);
  expect(body.items.every(({ wanted }) => wanted === null)).toBe(true);
});

it("boxes with something that a person wishes for come likeliest first, and only to that person", async () => {
  const [person, other] = [await signUp(shop), await signUp(shop)];
  for (const id of [itemOf("Ash", 1), itemOf("Birch", 0), itemOf("Birch", 2)]) {
    await shop.call("addWish", { params: { id } }, person);
  }
  const { body } = await shop.call("listWishBoxes", { query: {} }, person);
  expect(body.items.map(({ id, wanted }) => [names.get(id), wanted?.probability])).toEqual([
    ["Birch", 0.251],
    ["Ash", 0.049],
  ]);
  expect(body.totalCount).toBe(2);
  expect((await shop.call("listWishBoxes", { query: {} }, other)).body).toMatchObject({ items: [], totalCount: 0 });
  expect((await shop.call("listWishBoxes", { query: {} })).status).toBe(401);
});
