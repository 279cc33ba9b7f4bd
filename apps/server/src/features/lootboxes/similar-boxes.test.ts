import { randomUUIDv7 } from "node:crypto";
import { cents } from "@trove/money";
import { afterAll, beforeAll, expect, it } from "vitest";
import { stockBox, stockItems, stockSureBox, type TestBox } from "../../../test/catalogue/stock.ts";
import { openShop, type Shop } from "../../../test/shop/shop.ts";

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

async function similarTo({ lootboxId: id }: Pick<TestBox, "lootboxId">): Promise<string[]> {
  return (await shop.call("listSimilarLootboxes", { params: { id } })).body.map((box) => box.id);
}

it("lists open boxes at the closest prices, and earlier those with the same items", async () => {
  const [ring, cup] = await stockItems(shop, [5_000, 300]);
  if (ring === undefined || cup === undefined) throw new Error("nothing is in stock");
  const box = await stockSureBox(shop, cents(1_000), ring);
  const near = await stockSureBox(shop, cents(1_200), cup);
  const sameItem = await stockSureBox(shop, cents(3_000), ring);
  const [far, farther] = [await stockBox(shop, cents(4_000)), await stockBox(shop, cents(9_000))];
  await stockBox(shop, cents(1_000), "Paused");
  await stockBox(shop, cents(20_000));
  expect(await similarTo(box)).toEqual([sameItem, near, far, farther].map(({ lootboxId }) => lootboxId));
});

it("lists none for a box that the shop doesn't show", async () => {
  expect(await similarTo({ lootboxId: randomUUIDv7() })).toEqual([]);
  expect(await similarTo(await stockBox(shop, cents(500), "Draft"))).toEqual([]);
});
