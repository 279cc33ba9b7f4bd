import { readFile } from "node:fs/promises";
import { cents } from "@trove/money";
import { sql } from "kysely";
import { afterAll, beforeAll, expect, it } from "vitest";
import { stockBox } from "../../../test/catalogue/stock.ts";
import { openBoxes } from "../../../test/openings/browser.ts";
import { credit, signUp } from "../../../test/people/people.ts";
import { readStatements, stepsThatDoNotFollow } from "../../../test/people/statements.ts";
import { openListeningShop } from "../../../test/shop/listening-shop.ts";
import type { Shop } from "../../../test/shop/shop.ts";
import { liveOn } from "../../audit/lively-shop.fixture.ts";

let shop: Shop;
beforeAll(async () => {
  shop = await openListeningShop();
});
afterAll(() => shop.close());

/** Removes the sequence, as in an older database, and runs its migration again. */
async function numberAgain(): Promise<void> {
  const migration = new URL("../../../migrations/0016_ledger_sequence.sql", import.meta.url);
  await shop.owner.connection.transaction().execute(async (tx) => {
    await sql`alter table ledger_entries drop column sequence`.execute(tx);
    await sql`alter table wallets drop column last_sequence`.execute(tx);
    // A later migration added the column to this index, so dropping the column dropped the index too.
    await sql`create index ledger_entries_by_time on ledger_entries (user_id, created_at, entry_id)`.execute(tx);
    await sql.raw(await readFile(migration, "utf8")).execute(tx);
  });
}

/** Makes several openings at one moment, balances that return to earlier values, and a clock that runs backwards. */
async function spendAndEarn(): Promise<void> {
  const person = await signUp(shop);
  const box = await stockBox(shop, cents(100));
  for (const seconds of [1, 0, -1, 0, 2]) {
    shop.clock.now = new Date(shop.clock.now.getTime() + seconds * 1000);
    await credit(shop, person, cents(500));
    await credit(shop, person, cents(200));
    expect((await openBoxes(shop, person, box, { quantity: 5 })).status).toBe(200);
  }
}

it("is computed for the rows of an older database, so that their balances follow each other", async () => {
  await liveOn(shop);
  await spendAndEarn();
  const before = await readStatements(shop);
  await numberAgain();
  const after = await readStatements(shop);
  expect(after.flatMap(stepsThatDoNotFollow)).toEqual([]);
  expect(after.map((rows) => rows.length)).toEqual(before.map((rows) => rows.length));
  await spendAndEarn();
  expect((await readStatements(shop)).flatMap(stepsThatDoNotFollow)).toEqual([]);
});
