import { randomUUIDv7 } from "node:crypto";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { stockItems, type TestItem } from "../../../test/catalogue/stock.ts";
import { openShop, type Shop } from "../../../test/shop/shop.ts";

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

const similarTo = async (...items: TestItem[]) => {
  const { body } = await shop.call("listSimilarItems", { query: { to: items.map(({ itemId }) => itemId) } });
  return body.map(({ marketPrice }) => marketPrice);
};

/** Makes a new category with an item at each of these prices, in cents. */
async function shelf<const Prices extends readonly number[]>(prices: Prices) {
  return (await stockItems(shop, prices)) as { [Place in keyof Prices]: TestItem };
}

const set = (item: TestItem, values: { isActive?: boolean; isSellable?: boolean }) =>
  shop.owner.connection.updateTable("items").set(values).where("itemId", "=", item.itemId).execute();

describe("similar items", () => {
  it("are those of the same category at the closest prices by ratio, without the item itself", async () => {
    await shelf([1_000]);
    const [, item] = await shelf([500, 1_000, 1_100, 1_500, 9_000]);
    expect(await similarTo(item)).toEqual([11, 15, 5, 90]);
  });

  it("leave out what can't be bought", async () => {
    const [item, hidden, prize, soldOut] = await shelf([1_000, 1_010, 1_020, 1_030, 2_000]);
    await set(hidden, { isActive: false });
    await set(prize, { isSellable: false });
    await shop.owner.connection.insertInto("itemStock").values({ itemId: soldOut.itemId, available: 0 }).execute();
    expect(await similarTo(item)).toEqual([20]);
    expect(await similarTo(soldOut)).toEqual([10, 20]);
  });

  it("similar items of several items take turns, and hold none of these items", async () => {
    const [cup] = await shelf([400, 500, 900]);
    const [lamp, otherLamp] = await shelf([10_000, 10_500, 20_000, 20_500]);
    expect(await similarTo(cup, lamp, otherLamp)).toEqual([5, 200, 205, 9]);
  });

  it("are at most eight, in the same order each time, also at one price", async () => {
    const [item] = await shelf(Array(12).fill(700));
    const ids = async () => {
      shop.app.publicCache.clear();
      const { body } = await shop.call("listSimilarItems", { query: { to: item?.itemId ?? "" } });
      return body.map(({ id }) => id);
    };
    const first = await ids();
    expect(first).toHaveLength(8);
    expect(await ids()).toEqual(first);
  });

  it("are none for what the shop doesn't show", async () => {
    const [hidden] = await shelf([1_000, 1_100]);
    await set(hidden, { isActive: false });
    expect(await similarTo(hidden, { ...hidden, itemId: randomUUIDv7() })).toEqual([]);
  });

  it("need an id, and take at most ten", async () => {
    const tooMany = Array.from({ length: 11 }, () => randomUUIDv7());
    for (const to of [[], tooMany]) {
      const { status, text } = await shop.call("listSimilarItems", { query: { to } });
      expect([status, JSON.parse(text).code]).toEqual([400, "VALIDATION_FAILED"]);
    }
  });
});
