import { oddsHash, parseOddsTable } from "@trove/fairness";
import { cents, fromEuros } from "@trove/money";
import { sql } from "kysely";
import pg from "pg";
import { afterAll, beforeAll, expect, inject, it } from "vitest";
import { migrate } from "../../src/database/migrate.ts";
import { stockBox } from "../catalogue/stock.ts";
import { credit, signUp } from "../people/people.ts";
import { stepsThatDoNotFollow, readStatement } from "../people/statements.ts";
import { APP } from "../postgres-setup.ts";
import { openShop, type Shop } from "../shop/shop.ts";
import { openBoxes, prepareReveal, sendReveal } from "./browser.ts";
import { holdReveal, judge } from "./held.ts";

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

/** Brings the tables back to where they were before records, with odds tables that state no names and prices. */
const AS_BEFORE = `
  drop schema command cascade;
  delete from schema_migrations where name in ('functions', '0050_records.sql', '0051_frozen_drops.sql');
  drop table records;
  alter table fairness_states drop column record_hash;
  alter table fairness_states add column receipt_hash text not null default '';
  create table receipts (user_id uuid, nonce integer, primary key (user_id, nonce));
  insert into receipts select distinct user_id, nonce from openings;
  alter table openings alter column nonce set not null;
  alter table lootbox_drops drop column name, drop column market_price_cents, drop column sell_price_cents;
  drop index lootbox_versions_by_hash;
  update lootbox_versions set odds_hash = 'old', odds_table = (
    select format('{"boxId":"%s","drops":[%s]}', lootbox_versions.lootbox_id, string_agg(item_id::text, ','))
    from lootbox_drops d where d.lootbox_id = lootbox_versions.lootbox_id)`;

async function takeBack(): Promise<void> {
  const url = new URL(inject("adminUrl"));
  url.pathname = new URL(shop.ownerUrl).pathname;
  const client = new pg.Client({ connectionString: url.href });
  await client.connect();
  await client.query(AS_BEFORE);
  await client.end();
}

it("keeps openings of before as rows of the statement, and opens every box with a proof from then on", async () => {
  const boxes = [await stockBox(shop), await stockBox(shop, fromEuros(1), "Paused")];
  const [box] = boxes;
  if (box === undefined) throw new Error("there is no box");
  await sql`update items set name = ${'Glück "✓" \\ 	/'} where item_id = ${box.drops[0]?.itemId}`.execute(
    shop.owner.connection,
  );
  const person = await signUp(shop);
  await credit(shop, person, cents(10_000));
  const before = await openBoxes(shop, person, box, { quantity: 2 });
  const [opening] = before.body.openings;
  await takeBack();
  await migrate(shop.ownerUrl, APP.name);

  for (const { lootboxId, price, drops } of boxes) {
    const { tableVersion } = (await shop.call("getLootbox", { params: { id: lootboxId } })).body;
    const version = (await shop.call("getLootboxVersion", { params: { id: lootboxId, tableVersion } })).body;
    expect([tableVersion, version.oddsHash]).toEqual([2, oddsHash(version.oddsTable)]);
    const table = parseOddsTable(version.oddsTable);
    expect(table).toMatchObject({ boxId: lootboxId, version: 2, priceCents: price });
    const stated = table.drops.map(({ itemId, marketPriceCents, tickets }) => [itemId, marketPriceCents, tickets]);
    expect(stated).toEqual(drops.map(({ itemId, marketPrice, tickets }) => [itemId, marketPrice, tickets]));
  }

  const query = { transactionId: opening?.transactionId ?? "" };
  const detail = (await shop.call("getOpeningDetail", { query }, person)).body;
  expect(detail).toMatchObject({ fairness: null, ticket: opening?.ticket, sellPrice: opening?.sellPrice });
  expect((await shop.call("listOpenings", { query: {} }, person)).body.items).toEqual([]);
  const fair = (await shop.call("getProvablyFair", {}, person)).body;
  expect(fair).toMatchObject({ nonce: 0, lastOpenings: [] });

  const held = await holdReveal(shop, person, box, { quantity: 3 });
  expect(await judge(shop, held, await sendReveal(shop, box, held.body))).toMatchObject({ verdict: "Verified" });
  expect((await prepareReveal(shop, person, box)).offer.text).toContain(`${person.userId}\n1\n`);
  expect(stepsThatDoNotFollow(await readStatement(shop, person.token))).toEqual([]);
});
