import { cents } from "@trove/money";
import { sql } from "kysely";
import { afterAll, beforeAll, expect, it } from "vitest";
import { stockBox } from "../../../test/catalogue/stock.ts";
import { ageOpenings } from "../../../test/openings/age-openings.ts";
import { openBoxes } from "../../../test/openings/browser.ts";
import { runJob } from "../../../test/payments/till.ts";
import { credit, signUp } from "../../../test/people/people.ts";
import { openShop, type Shop } from "../../../test/shop/shop.ts";

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

async function passMinute(): Promise<void> {
  await ageOpenings(shop);
  await sql`update lootbox_counting set counted_until = counted_until - interval '1 minute'`.execute(
    shop.owner.connection,
  );
}

it("counts every opening once, however often and by however many processes", async () => {
  const box = await stockBox(shop);
  const person = await signUp(shop);
  await credit(shop, person, cents(10_000));
  const open = (quantity: number) => openBoxes(shop, person, box, { quantity });
  const countAfterJobs = async () => {
    await passMinute();
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

it("leads the list with the boxes that were opened most of late", async () => {
  const [often, once, never] = [await stockBox(shop), await stockBox(shop), await stockBox(shop)];
  const person = await signUp(shop);
  await credit(shop, person, cents(10_000));
  await openBoxes(shop, person, once, { quantity: 1 });
  await openBoxes(shop, person, often, { quantity: 3 });
  await passMinute();
  await runJob(shop, "count-openings");
  shop.app.publicCache.clear();
  const { items } = (await shop.call("listLootboxes", { query: { sortBy: "Featured", pageSize: 100 } })).body;
  const ids = items.map(({ id }) => id);
  const places = [often, once, never].map(({ lootboxId }) => ids.indexOf(lootboxId));
  expect(places).toEqual(places.toSorted((a, b) => a - b));
});
