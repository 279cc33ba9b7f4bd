import { cents } from "@trove/money";
import { sql } from "kysely";
import { afterAll, beforeAll, expect, it } from "vitest";
import { stockBox, type TestBox } from "../../../../test/catalogue/stock.ts";
import { openBoxes } from "../../../../test/openings/browser.ts";
import { foldAll } from "../../../../test/overview/fold-all.ts";
import { runJob } from "../../../../test/payments/till.ts";
import { credit, makeAdmin, signUp, type TestPerson } from "../../../../test/people/people.ts";
import { openShop, type Shop } from "../../../../test/shop/shop.ts";

let shop: Shop;
let admin: TestPerson;
let box: TestBox;

beforeAll(async () => {
  shop = await openShop({ LOG_LEVEL: "error" });
  admin = await makeAdmin(shop);
  box = await stockBox(shop);
  const person = await signUp(shop);
  await credit(shop, person, cents(100_000));
  for (let request = 0; request < 20; request += 1) await openBoxes(shop, person, box, { quantity: 5 });
  await foldAll(shop);
});
afterAll(() => shop.close());

async function look() {
  await runJob(shop, "watch-odds");
  const params = { id: box.lootboxId, tableVersion: 1 };
  return (await shop.call("getWatchedOdds", { params }, admin)).body;
}

/** Adds one opening to the folded sums, and the given amount to what the openings won. */
const pretend = (wonCents: number) =>
  sql`update odds_watches set openings = openings + 1, won_cents = won_cents + ${wonCents}`.execute(
    shop.owner.connection,
  );

const alarms = () => shop.log.filter((line) => line.includes("strays from its odds"));

it("shows what the openings of a version won, against its odds", async () => {
  const seen = await look();
  const { rows } = await sql<{ won: number; spent: number }>`
    select sum(market_price_cents)::bigint as won, sum(price_cents)::bigint as spent from openings`.execute(
    shop.owner.connection,
  );
  expect(seen.openings).toBe(100);
  expect(seen.observedRatio).toBeCloseTo((rows[0]?.won ?? 0) / (rows[0]?.spent ?? 1), 12);
  expect(seen.expectedRatio).toBeCloseTo(293.5 / 499, 12);
  expect(seen.expectedValue).toBe(2.94);
  expect(seen.band.low).toBeLessThan(seen.expectedRatio);
  expect(seen.band.high).toBeGreaterThan(seen.expectedRatio);
  expect(seen.bins.reduce((sum, tickets) => sum + tickets, 0)).toBe(100);
  expect(seen.points.at(-1)).toMatchObject({ openings: 100, ratio: seen.observedRatio });
  expect([seen.payout.alarmedAtUtc, seen.tickets.alarmedAtUtc]).toEqual([null, null]);
});

it("raises one alarm for a box that strays, which stays, and lists that box first", async () => {
  const { lootboxId } = await stockBox(shop);
  await pretend(30_000_000);
  const alarmed = await look();
  expect(alarmed.payout.evidence).toBeGreaterThan(alarmed.payout.alarmAt);
  expect(alarmed.payout.alarmedAtUtc).not.toBeNull();
  expect(alarmed.observedRatio).toBeGreaterThan(alarmed.band.high);
  await pretend(100);
  await Promise.all([look(), look()]);
  await pretend(-30_000_000);
  const calm = await look();
  expect(calm.payout.evidence).toBeLessThan(calm.payout.alarmAt);
  expect(calm.payout.alarmedAtUtc).toBe(alarmed.payout.alarmedAtUtc);
  expect(alarms()).toHaveLength(1);
  const told = (await shop.call("listNotifications", { query: {} }, admin)).body.items;
  expect(told.map(({ kind, params }) => [kind, params])).toEqual([
    ["boxStrays", { lootboxId: box.lootboxId, tableVersion: 1, name: `Box ${box.lootboxId}` }],
  ]);
  const { body } = await shop.call("listWatchedOdds", {}, admin);
  expect(body.versions.map(({ lootbox }) => lootbox.id)).toEqual([box.lootboxId]);
  expect(body.versions.map(({ lootbox }) => lootbox.id)).not.toContain(lootboxId);
});
