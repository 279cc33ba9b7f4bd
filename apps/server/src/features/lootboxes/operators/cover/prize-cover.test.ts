import { cents } from "@trove/money";
import { sql } from "kysely";
import { afterAll, beforeAll, expect, it } from "vitest";
import { boxOf, changePlan, openedBox } from "../../../../../test/catalogue/operator-boxes.ts";
import { stockItems, stockSureBox } from "../../../../../test/catalogue/stock.ts";
import { ageOpenings } from "../../../../../test/openings/age-openings.ts";
import { openBoxes } from "../../../../../test/openings/browser.ts";
import { runJob } from "../../../../../test/payments/till.ts";
import { credit, makeAdmin, signUp, type TestPerson } from "../../../../../test/people/people.ts";
import { openShop, type Shop } from "../../../../../test/shop/shop.ts";

let shop: Shop;
let admin: TestPerson;
let person: TestPerson;
beforeAll(async () => {
  shop = await openShop();
  [admin, person] = await Promise.all([makeAdmin(shop), signUp(shop)]);
  await credit(shop, person, cents(100_000));
});
afterAll(() => shop.close());

const cover = async (query: object = {}) => (await shop.call("getPrizeCover", { query }, admin)).body;

async function coverOfItem(itemId: string, query: object = {}) {
  return (await cover(query)).items.find(({ item }) => item.id === itemId);
}

it("counts what people have won and can still have sent, and how often boxes are opened", async () => {
  expect((await cover()).countedAtUtc).toBeNull();
  const [item] = await stockItems(shop, [100], 4);
  if (item === undefined) throw new Error("there is an item");
  const box = await stockSureBox(shop, cents(120), item);
  await openBoxes(shop, person, box, { quantity: 3 });
  await sql`update lootbox_counting set counted_until = '-infinity'`.execute(shop.owner.connection);
  await ageOpenings(shop);
  await Promise.all([runJob(shop, "count-openings"), runJob(shop, "count-owed"), runJob(shop, "count-owed")]);
  const counted = await coverOfItem(item.itemId);
  expect(counted).toMatchObject({ owed: 3, free: 1, state: "AtRisk", wonPerDay: 3 });
  expect(counted?.boxes).toEqual([
    { id: box.lootboxId, name: expect.any(String), tickets: 1_000_000, openingsPerDay: 3 },
  ]);
  await openBoxes(shop, person, box, { quantity: 2 });
  await runJob(shop, "count-owed");
  expect(await coverOfItem(item.itemId)).toMatchObject({ owed: 5, free: -1, state: "Short", daysLeft: 0 });
});

it("tells operators how many open boxes promise what the shop lacks, once", async () => {
  const told = async () => {
    const { items } = (await shop.call("listNotifications", { query: { pageSize: 100 } }, admin)).body;
    return items.flatMap((one) => (one.kind === "boxesShort" ? [one.params.count] : []));
  };
  const [count = 0, ...others] = await told();
  expect([count, others]).toEqual([expect.any(Number), []]);
  expect(count).toBeGreaterThan(0);
  await runJob(shop, "count-owed");
  expect(await told()).toEqual([count]);
});

it("warns of a plan before it promises what the shop lacks, and names another item of that price", async () => {
  const box = await openedBox(shop, admin);
  const [scarce] = await stockItems(shop, [20_000], 2);
  const [plenty] = await stockItems(shop, [20_500]);
  await stockItems(shop, [20_000], 1);
  const { drops } = await boxOf(shop, admin, box.lootboxId);
  const [first, ...rest] = drops.map(({ itemId, tickets }) => ({ itemId, tickets }));
  if (first === undefined || scarce === undefined) throw new Error("there are drops");
  await changePlan(shop, admin, box.lootboxId, { drops: [{ itemId: scarce.itemId, tickets: first.tickets }, ...rest] });
  const wish = { lootboxId: box.lootboxId, leadDays: 10 };
  expect(await coverOfItem(scarce.itemId, { ...wish, openingsPerDay: 10 })).toMatchObject({
    state: "Covered",
    substitute: null,
  });
  expect(await coverOfItem(scarce.itemId, { ...wish, openingsPerDay: 1000 })).toMatchObject({
    state: "AtRisk",
    wonPerDay: 1,
    substitute: { id: plenty?.itemId },
  });
  expect((await cover(wish)).items).toHaveLength(4);
});
