import { cents } from "@trove/money";
import { afterAll, beforeAll, expect, it } from "vitest";
import { emptyShelves, putOnShelf } from "../../../test/catalogue/shelf.ts";
import { buyAsGuest, buyFromBalance, toSend } from "../../../test/orders/orders.ts";
import { moveClock, runJob } from "../../../test/payments/till.ts";
import { credit, signUp } from "../../../test/people/people.ts";
import { openListeningShop } from "../../../test/shop/listening-shop.ts";
import type { Shop } from "../../../test/shop/shop.ts";

let shop: Shop;
beforeAll(async () => {
  shop = await openListeningShop();
});
afterAll(() => shop.close());

const DAY = 86_400;

it("leads the shop with what is in stock and was bought lately, each sale counted once", async () => {
  await emptyShelves(shop);
  const at = (day: number) => new Date(Date.UTC(2026, 0, day));
  const [kettle = "", lamp = "", radio = ""] = await putOnShelf(shop, [
    { name: "Kettle", at: at(1) },
    { name: "Lamp", at: at(2) },
    { name: "Radio", at: at(3) },
    { name: "Sold out", at: at(4), stock: 0 },
    { name: "Unpaid", at: at(5) },
  ]);
  const buy = async (itemId: string, pieces: number) => {
    const person = await signUp(shop);
    await credit(shop, person, cents(10_000));
    const items = Array.from({ length: pieces }, () => ({ itemId, name: "", marketPrice: cents(1_000) }));
    expect((await buyFromBalance(shop, person, toSend(items))).status).toBe(201);
  };
  const featured = async () => {
    moveClock(shop, 2 * 3_600);
    await Promise.all([1, 2, 3].map(() => runJob(shop, "count-sales")));
    shop.app.publicCache.clear();
    const { items } = (await shop.call("listItems", { query: { sortBy: "Featured" } })).body;
    return items.map(({ name }) => name);
  };

  const { body } = await shop.call("listItems", { query: { search: "unpaid" } });
  const unpaid = body.items.map(({ id }) => ({ itemId: id, name: "", marketPrice: cents(1_000) }));
  expect((await buyAsGuest(shop, toSend(unpaid))).status).toBe(201);
  await buy(kettle, 3);
  await buy(lamp, 2);
  expect(await featured()).toEqual(["Kettle", "Lamp", "Unpaid", "Radio", "Sold out"]);
  expect(await featured()).toEqual(["Kettle", "Lamp", "Unpaid", "Radio", "Sold out"]);

  // After three weeks, two new sales count more than the three old ones.
  moveClock(shop, 20 * DAY);
  await buy(radio, 2);
  expect(await featured()).toEqual(["Radio", "Kettle", "Lamp", "Unpaid", "Sold out"]);
});
