import { afterAll, beforeAll, expect, it } from "vitest";
import { stockBox } from "../../../test/catalogue/stock.ts";
import { signUp } from "../../../test/people/people.ts";
import { openShop, type Shop } from "../../../test/shop/shop.ts";

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

it("treats a search the same way in the shop, among the boxes and in the inventory", async () => {
  const { lootboxId } = await stockBox(shop);
  const { token } = await signUp(shop);
  const boxes = async (search: string) =>
    (await shop.call("listLootboxes", { query: { search } })).body.items.map(({ id }) => id);
  expect(await boxes(`BÓX ${lootboxId.slice(0, 8)}`)).toEqual([lootboxId]);
  expect(await boxes("box nowhere")).toEqual([]);
  for (const search of ["\u0007", "a\u0007b", "%", "\\", "𝔟𝔬𝔵", "\u0301"]) {
    const responses = await Promise.all([
      shop.call("listItems", { query: { search } }),
      shop.call("listLootboxes", { query: { search } }),
      shop.call("listInventory", { query: { search } }, { token }),
    ]);
    expect(responses.map(({ status }) => status)).toEqual([200, 200, 200]);
  }
});
