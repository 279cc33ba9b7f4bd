import { cents } from "@trove/money";
import { sql } from "kysely";
import { afterAll, beforeAll, expect, it } from "vitest";
import { stockBox } from "../../../../test/catalogue/stock.ts";
import { openBoxes } from "../../../../test/openings/browser.ts";
import { completeBooks } from "../../../../test/overview/books.ts";
import { readBooks } from "../../../../test/payments/till.ts";
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

async function book(at: Date) {
  shop.clock.now = at;
  await Promise.all([1, 2].map(() => completeBooks(shop)));
  const { rows } = await sql<{ cents: number }>`
    select coalesce(sum(market_price_cents), 0)::int as cents from openings`.execute(shop.owner.connection);
  return { books: await readBooks(shop), given: rows[0]?.cents };
}

/** The next midnight in Berlin. Openings have the database's time, so the tests begin now. */
async function nextMidnight(): Promise<Date> {
  const { rows } = await sql<{ at: Date }>`
    select date_trunc('day', max(opened_at) + interval '1 day', 'Europe/Berlin') as at from openings`.execute(
    shop.owner.connection,
  );
  return rows[0]?.at ?? new Date(0);
}

const SECOND = 1000;
const DAY = 86_400 * SECOND;
const after = (time: Date, milliseconds: number) => new Date(time.getTime() + milliseconds);

it("books the margin of boxes once, at midnight of the company's time zone, and later openings with the next one", async () => {
  await open(5);
  const midnight = await nextMidnight();
  expect((await book(after(midnight, -SECOND))).books["house:box-margin"]).toBeUndefined();
  const first = await book(after(midnight, 60 * SECOND));
  // The account of boxes has the value of what they gave.
  expect(first.books["house:boxes"]).toBe(first.given);
  const { rows } = await sql<{ at: Date }>`
    select created_at as at from ledger_entries where 'house:box-margin' in (from_account, to_account)`.execute(
    shop.owner.connection,
  );
  expect(rows).toEqual([{ at: after(midnight, -1) }]);
  expect(await findImbalances(shop)).toEqual([]);

  // These are dated before the midnight that is booked already.
  await open(3);
  const next = await book(after(midnight, DAY + 3600 * SECOND));
  expect(next.books["house:boxes"]).toBe(next.given);
  expect(await findImbalances(shop)).toEqual([]);
});

it("books the margin of each month at its end, also when the job did not run for weeks", async () => {
  const entries = () =>
    sql<{ at: Date; month: string }>`
      select created_at as at, to_char(created_at at time zone 'Europe/Berlin', 'YYYY-MM') as month
      from ledger_entries where 'house:box-margin' in (from_account, to_account) order by created_at`.execute(
      shop.owner.connection,
    );
  const midnight = await nextMidnight();
  const earlier = (await entries()).rows;
  await open(2);
  const { books, given } = await book(after(midnight, 70 * DAY));
  expect(books["house:boxes"]).toBe(given);
  // Openings after a booking belong to the next one, whose month is that of the following day.
  const booked = earlier.at(-1)?.at ?? new Date();
  const following = await sql<{ month: string }>`
    select to_char(${after(booked, 1)}::timestamptz at time zone 'Europe/Berlin', 'YYYY-MM') as month`.execute(
    shop.owner.connection,
  );
  const added = (await entries()).rows.slice(earlier.length);
  expect(added.map(({ month }) => month)).toEqual(following.rows.map(({ month }) => month));
});
