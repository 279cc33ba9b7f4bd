import { cents, toEuros } from "@trove/money";
import { afterAll, beforeAll, expect, it } from "vitest";
import { stockBox } from "../../../test/catalogue/stock.ts";
import { moveClock, runJob } from "../../../test/payments/till.ts";
import { credit, signUp } from "../../../test/people/people.ts";
import { openShop, type Shop } from "../../../test/shop/shop.ts";

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

it("counts every opening once, however often and by however many processes", async () => {
  const box = await stockBox(shop);
  const person = await signUp(shop);
  await credit(shop, person, cents(10_000));
  const open = (quantity: number) =>
    shop.call(
      "openLootbox",
      { params: { id: box.lootboxId }, body: { quantity, expectedPrice: toEuros(box.price) } },
      person,
    );
  const countAfterJobs = async () => {
    moveClock(shop, 60);
    await Promise.all([1, 2, 3].map(() => runJob(shop, "count-openings")));
    shop.app.publicCache.clear();
    return (await shop.call("getLootbox", { params: { id: box.lootboxId } })).body.openedCount;
  };
  await open(3);
  expect(await countAfterJobs()).toBe(3);
  await open(1);
  await open(5);
  expect(await countAfterJobs()).toBe(9);
  expect(await countAfterJobs()).toBe(9);
});
