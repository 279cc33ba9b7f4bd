import { cents } from "@trove/money";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { stockBox } from "../../../../test/catalogue/stock.ts";
import { makeAdmin, type TestPerson } from "../../../../test/people/people.ts";
import { openShop, type Shop } from "../../../../test/shop/shop.ts";

let shop: Shop;
let admin: TestPerson;
beforeAll(async () => {
  shop = await openShop({ ODDS_NOTICE_MINUTES: "10" });
  admin = await makeAdmin(shop);
});
afterAll(() => shop.close());

const preview = async (id: string, marketPrice: string) =>
  (await shop.call("previewItem", { params: { id }, query: { marketPrice } }, admin)).body.boxes;

async function change(id: string, changed: object) {
  const { body } = await shop.call("getAdminItem", { params: { id } }, admin);
  const { name, description, imageUrl, galleryUrls, categoryId, brand, marketPrice, isSellable, isActive } = body;
  const same = { name, description, imageUrl, galleryUrls, categoryId, brand, marketPrice, isSellable, isActive };
  return shop.call("updateItem", { params: { id }, body: { ...same, version: body.version, ...changed } }, admin);
}

describe("the preview of an item's price", () => {
  it("names the boxes that hold the item, with old and new payout ratio and when it comes into force", async () => {
    const box = await stockBox(shop, cents(499));
    const id = box.drops[0]?.itemId ?? "";
    const [shown] = await preview(id, "600");
    const inForce = new Date(shop.clock.now.getTime() + 10 * 60_000).toISOString();
    expect(shown).toMatchObject({
      id: box.lootboxId,
      status: "Active",
      price: 4.99,
      tableVersion: 2,
      inForceFromUtc: inForce,
      payoutRatio: { before: 0.5882, after: 0.6083 },
    });
    expect((await change(id, { marketPrice: 600 })).status).toBe(200);
    expect((await preview(id, "600"))[0]).toMatchObject({ tableVersion: 3, payoutRatio: { before: 0.6083 } });
  });

  it("comes into force at once in a box that is not open, and concerns no archived one", async () => {
    const [paused, archived] = [
      await stockBox(shop, cents(499), "Paused"),
      await stockBox(shop, cents(499), "Archived"),
    ];
    expect((await preview(paused.drops[0]?.itemId ?? "", "600"))[0]?.inForceFromUtc).toBeNull();
    expect(await preview(archived.drops[0]?.itemId ?? "", "600")).toEqual([]);
  });
});

describe("a price by which a box would pay out more than it costs", () => {
  it("is saved only if its payout is typed, and a lower one always", async () => {
    const box = await stockBox(shop, cents(499));
    const id = box.drops[0]?.itemId ?? "";
    const refused = await change(id, { marketPrice: 3000 });
    expect(refused.body).toMatchObject({ code: "PAYOUT_UNCONFIRMED", params: { payout: "108.92" } });
    expect((await change(id, { marketPrice: 3000, confirmedPayout: "108.91" })).status).toBe(409);
    expect((await change(id, { marketPrice: 3000, confirmedPayout: "108.92" })).body).toMatchObject({
      marketPrice: 3000,
    });
    expect((await change(id, { marketPrice: 2900 })).body).toMatchObject({ marketPrice: 2900 });
  });
});
