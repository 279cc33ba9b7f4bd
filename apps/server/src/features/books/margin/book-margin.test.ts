import { cents } from "@trove/money";
import { sql } from "kysely";
import { afterAll, beforeAll, expect, it } from "vitest";
import { stockBox } from "../../../../test/catalogue/stock.ts";
import { openBoxes } from "../../../../test/openings/browser.ts";
import { foldAll } from "../../../../test/overview/fold-all.ts";
import { readBooks, runJob } from "../../../../test/payments/till.ts";
import { credit, signUp } from "../../../../test/people/people.ts";
import { findImbalances } from "../../../../test/shop/books.ts";
import { openShop, type Shop } from "../../../../test/shop/shop.ts";

let shop: Shop;

beforeAll(async () => {
  shop = await openShop({ COMPANY_TIME_ZONE: "Europe/Berlin" });
});
afterAll(() => shop.close());

const open = async (count: number) => {
  const person = await signUp(shop);
  await credit(shop, person, cents(100_000));
  const box = await stockBox(shop);
  const opened = await openBoxes(shop, person, box, { quantity: count });
  expect(opened.status, opened.text).toBe(200);
};

async function book(at: string) {
  shop.clock.now = new Date(at);
  await foldAll(shop);
  await Promise.all([1, 2].map(() => runJob(shop, "book-margin")));
  await foldAll(shop);
  const { rows } = await sql<{ cents: number }>`
    select coalesce(sum(market_price_cents), 0)::int as cents from openings`.execute(shop.owner.connection);
  return { books: await readBooks(shop), given: rows[0]?.cents };
}

it("books the margin of boxes once, at midnight of the company's time zone", async () => {
  shop.clock.now = new Date("2026-01-31T22:59:00Z");
  await open(5);
  expect((await book("2026-01-31T22:59:59Z")).books["house:box-margin"]).toBeUndefined();
  const { books, given } = await book("2026-01-31T23:01:00Z");
  // The account of boxes has the value of what they gave.
  expect(books["house:boxes"]).toBe(given);
  const { rows } = await sql<{ at: Date }>`
    select created_at as at from ledger_entries where 'house:box-margin' in (from_account, to_account)`.execute(
    shop.owner.connection,
  );
  expect(rows).toEqual([{ at: new Date("2026-01-31T22:59:59.999Z") }]);
  expect(await findImbalances(shop)).toEqual([]);
});

it("books the next day's margin with the next midnight", async () => {
  shop.clock.now = new Date("2026-02-01T10:00:00Z");
  await open(3);
  const { books, given } = await book("2026-02-02T08:00:00Z");
  expect(books["house:boxes"]).toBe(given);
  expect(await findImbalances(shop)).toEqual([]);
});
