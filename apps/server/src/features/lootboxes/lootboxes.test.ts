import { randomUUIDv7 } from "node:crypto";
import { cents } from "@trove/money";
import { afterAll, beforeAll, expect, it } from "vitest";
import { stockBox } from "../../../test/catalogue/stock.ts";
import { openShop, type Shop } from "../../../test/shop/shop.ts";

let shop: Shop;
const sound = randomUUIDv7();
const names = new Map<string, string>();

async function putUp(name: string, priceCents: number, said: { tags?: string[]; categoryIds?: string[] } = {}) {
  const { lootboxId } = await stockBox(shop, cents(priceCents));
  const { connection } = shop.owner;
  // Each box is created a minute after the one before it.
  const createdAt = new Date(Date.UTC(2026, 0, 1, 0, names.size));
  await connection
    .updateTable("lootboxes")
    .set({ name, createdAt, ...said })
    .where("lootboxId", "=", lootboxId)
    .execute();
  names.set(lootboxId, name);
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
