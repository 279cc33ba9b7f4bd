import { parseRecord } from "@trove/fairness";
import { cents } from "@trove/money";
import { sql } from "kysely";
import { afterAll, beforeAll, expect, inject, it } from "vitest";
import { callCommand } from "../../src/command/call-command.ts";
import { command } from "../../src/command/command-call.ts";
import type { Opening } from "../../src/command/functions.generated.ts";
import { type Database, openDatabase } from "../../src/database/connection.ts";
import type { OpeningResult } from "../../src/features/lootboxes/openings/openings.store.ts";
import { stockBox, type TestBox } from "../catalogue/stock.ts";
import { credit, signUp, type TestPerson } from "../people/people.ts";
import { balanceOf } from "../shop/books.ts";
import { openShop, type Shop } from "../shop/shop.ts";
import { prepareReveal } from "./browser.ts";
import { drawnOpening } from "./drawn.ts";

const { rounds } = inject("size");
const PRICE = cents(100);
const START = cents(10_000);

let shop: Shop;
let box: TestBox;
/** Sorted by id, which is the order in which the database locks them. */
let people: TestPerson[];
/** Two databases, each with a single connection, which stand for two servers. */
let servers: Database[];
beforeAll(async () => {
  shop = await openShop();
  box = await stockBox(shop, PRICE);
  people = await Promise.all(Array.from({ length: 6 }, () => signUp(shop)));
  people.sort((a, b) => (a.userId < b.userId ? -1 : 1));
  for (const person of people) await credit(shop, person, START);
  servers = [1, 2].map(() => openDatabase(shop.appUrl, 1, () => {}));
});
afterAll(async () => {
  for (const server of servers) await server.close();
  await shop.close();
});

/**
 * Draws two openings for each person's next nonce. For every second person both come from the same reveal, as if both
 * servers had received it; for the others, from two reveals with an offer each.
 */
async function drawTwice(): Promise<{ first: Opening; second: Opening; isSame: boolean }[]> {
  return Promise.all(
    people.map(async (person, index) => {
      const isSame = index % 2 === 0;
      const reveal = await prepareReveal(shop, person, box);
      const other = isSame ? reveal : await prepareReveal(shop, person, box);
      return { first: await drawnOpening(shop, box, reveal), second: await drawnOpening(shop, box, other), isSame };
    }),
  );
}

/** Runs a list of openings on one server's connection. Returns each person's result. */
async function openList(server: number, openings: Opening[]): Promise<Map<string, OpeningResult>> {
  const db = servers[server]?.connection ?? shop.database.connection;
  const results = await callCommand<OpeningResult[]>(db, command("open_lootboxes", { openings }));
  expect(results).toHaveLength(openings.length);
  return new Map(openings.flatMap(({ userId }, index) => results.slice(index, index + 1).map((one) => [userId, one])));
}

/** Expects that both servers returned the same record of each nonce, and that it was charged and delivered once. */
async function expectOneRecordEach(
  pairs: Awaited<ReturnType<typeof drawTwice>>,
  [ofFirst, ofSecond]: readonly [Map<string, OpeningResult>, Map<string, OpeningResult>],
): Promise<void> {
  for (const { first, isSame } of pairs) {
    const results = [ofFirst, ofSecond].flatMap((ended) => ended.get(first.userId) ?? []);
    const outcomes = results.map(({ outcome }) => outcome).toSorted();
    expect(outcomes).toEqual(isSame ? ["recorded", "recorded"] : ["ended", "recorded"]);
    const texts = results.map((result) => ("record" in result ? result.record.text : ""));
    expect(new Set(texts).size).toBe(1);
    const { nonce } = parseRecord(texts[0] ?? "");
    expect(nonce).toBe(first.nonce);
    const { rows } = await sql<{ records: number; openings: number; items: number; charges: number }>`
      select (select count(*) from records r where r.user_id = w.user_id) as records,
        (select count(*) from openings o where o.user_id = w.user_id) as openings,
        (select count(*) from inventory_items i where i.user_id = w.user_id) as items,
        (select count(*) from ledger_entries e where e.user_id = w.user_id and amount_cents = ${PRICE}) as charges
      from wallets w where user_id = ${first.userId}`.execute(shop.owner.connection);
    const count = nonce + 1;
    expect(rows).toEqual([{ records: count, openings: count, items: count, charges: count }]);
    expect(await balanceOf(shop, first)).toBe(START - count * PRICE);
  }
}

const waiting = sql<{ count: number }>`
  select count(distinct pid) from pg_locks join pg_stat_activity using (pid)
  where datname = current_database() and not granted`;

it("two lists of the same people in opposite orders, which wait for the same person, don't deadlock", async () => {
  const pairs = await drawTwice();
  const [blocked] = people;
  const lists = await shop.owner.connection.transaction().execute(async (tx) => {
    await sql`select from fairness_states where user_id = ${blocked?.userId} for update`.execute(tx);
    const both = Promise.all([
      openList(
        0,
        pairs.map(({ first }) => first),
      ),
      openList(1, pairs.map(({ second }) => second).toReversed()),
    ]);
    await expect.poll(async () => (await waiting.execute(tx)).rows[0]?.count).toBe(2);
    return { both };
  });
  await expectOneRecordEach(pairs, await lists.both);
});

it("lists in any order, at the same time, lose and double nothing", async () => {
  for (let round = 0; round < rounds; round += 1) {
    const pairs = await drawTwice();
    const turned = [...pairs.slice(round % pairs.length), ...pairs.slice(0, round % pairs.length)];
    const lists = await Promise.all([
      openList(
        0,
        turned.map(({ first }) => first),
      ),
      openList(1, pairs.map(({ second }) => second).toReversed()),
    ]);
    await expectOneRecordEach(pairs, lists);
  }
});
