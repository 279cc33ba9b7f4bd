import { randomUUID } from "node:crypto";
import { cents, toEuros } from "@trove/money";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, inject, it } from "vitest";
import { stockBox, type TestBox } from "./catalogue/stock.ts";
import { openInTurn } from "./openings/browser.ts";
import { credit, signUp, type TestPerson } from "./people/people.ts";
import { readStatement, stepsThatDoNotFollow } from "./people/statements.ts";
import { balanceOf, findImbalances } from "./shop/books.ts";
import { openShop, type Shop } from "./shop/shop.ts";

const { rounds, parallel } = inject("size");
const AFFORDABLE = parallel / 20;

let shop: Shop;
let box: TestBox;

beforeAll(async () => {
  shop = await openShop();
  box = await stockBox(shop, cents(100));
});
afterAll(() => shop.close());

const open = (person: TestPerson, quantity = 1) => openInTurn(shop, person, box, { quantity });

const itemsOf = async ({ token }: TestPerson) =>
  (await shop.call("listInventory", { query: { pageSize: "100", status: "InInventory" } }, { token })).body.items;

const sell = ({ token }: TestPerson, item: { id: string; sellPrice: number }, key = randomUUID()) =>
  shop.call(
    "sellInventoryItem",
    { params: { id: item.id }, body: { expectedSellPrice: item.sellPrice } },
    { token, key },
  );

describe("parallel requests", () => {
  it.each(Array.from({ length: rounds }, (_, round) => round))(
    `spend no more than there is: ${parallel} openings, money for ${AFFORDABLE} (round %i)`,
    async () => {
      const person = await signUp(shop);
      await credit(shop, person, cents(100 * AFFORDABLE));
      const responses = await Promise.all(Array.from({ length: parallel }, () => open(person)));
      const statuses = responses.map((response) => response.status);
      expect(statuses.filter((status) => status === 200)).toHaveLength(AFFORDABLE);
      expect(statuses.filter((status) => status === 409)).toHaveLength(parallel - AFFORDABLE);
      expect(await balanceOf(shop, person)).toBe(0);
    },
  );

  it("sell one item once, whatever keys they carry", async () => {
    const person = await signUp(shop);
    await credit(shop, person, cents(2000));
    await Promise.all(Array.from({ length: 20 }, () => open(person)));
    const items = await itemsOf(person);
    for (const item of items) {
      const before = await balanceOf(shop, person);
      const keys = Array.from({ length: 8 }, () => randomUUID());
      const responses = await Promise.all(keys.map((key) => sell(person, item, key)));
      expect(responses.filter((response) => response.status === 200)).toHaveLength(1);
      expect(responses.filter((response) => response.text.includes("ITEM_NOT_AVAILABLE"))).toHaveLength(
        keys.length - 1,
      );
      expect(toEuros(cents((await balanceOf(shop, person)) - before))).toBe(item.sellPrice);
    }
  });

  it("repeat a sale with the same key as one sale with one response", async () => {
    const person = await signUp(shop);
    await credit(shop, person, cents(100));
    await open(person);
    const [item] = await itemsOf(person);
    if (item === undefined) throw new Error("nothing was won");
    const key = randomUUID();
    const responses = await Promise.all(Array.from({ length: 12 }, () => sell(person, item, key)));
    expect(new Set(responses.map((response) => response.text)).size).toBe(1);
    expect(responses[0]?.status).toBe(200);
  });

  it("conserve money while 32 clients open and sell at random and a reader adds it up", async () => {
    const people = await Promise.all(Array.from({ length: 8 }, () => signUp(shop)));
    await Promise.all(people.map((person) => credit(shop, person, cents(3000))));
    let isBusy = true;
    const seen: unknown[][] = [];
    const reader = (async () => {
      while (isBusy) seen.push(await findImbalances(shop));
    })();
    const client = async (number: number) => {
      const person = people[number % people.length];
      if (person === undefined) throw new Error("no such person");
      for (let turn = 0; turn < 12; turn += 1) {
        const items = turn % 3 === 2 ? await itemsOf(person) : [];
        const item = items[(number * 7 + turn) % Math.max(1, items.length)];
        await (item ? sell(person, item) : open(person, 1 + ((number + turn) % 5)));
      }
    };
    await Promise.all(Array.from({ length: 32 }, (_, number) => client(number)));
    isBusy = false;
    await reader;
    expect(seen.length).toBeGreaterThan(0);
    expect(seen.flat()).toEqual([]);
    for (const { token } of people) {
      const statement = await readStatement(shop, token);
      expect(statement.length).toBeGreaterThan(24);
      expect(stepsThatDoNotFollow(statement)).toEqual([]);
    }
  });
});

describe("the database itself", () => {
  it("lets nobody change or delete ledger entries, openings and records", async () => {
    for (const table of ["ledger_entries", "openings", "records"]) {
      for (const connection of [shop.owner.connection, shop.database.connection]) {
        await expect(sql`delete from ${sql.table(table)}`.execute(connection)).rejects.toThrow("permission denied");
        await expect(sql`update ${sql.table(table)} set user_id = user_id`.execute(connection)).rejects.toThrow(
          "permission denied",
        );
      }
    }
  });

  it.each([
    "wallets",
    "ledger_entries",
    "inventory_items",
    "openings",
    "records",
    "idempotency_records",
    "shipments",
    "shipment_lines",
    "shipment_events",
  ])("gives the application no right to write %s directly", async (table) => {
    const { rows } = await sql<{ allowed: boolean }>`
        select bool_or(has_table_privilege(${table}, privilege)) as allowed
        from unnest(array['INSERT', 'UPDATE', 'DELETE', 'TRUNCATE']) privilege`.execute(shop.database.connection);
    expect(rows).toEqual([{ allowed: false }]);
  });

  it("refuses ledger postings outside of the commands that make them", async () => {
    const person = await signUp(shop);
    const postings = JSON.stringify([{ entryId: randomUUID(), amountCents: 100 }]);
    const post = sql`select command.ledger_post(${person.userId}::uuid, 'gateway:x', 'TopUp', array(select p from jsonb_populate_recordset(null::command.posting, ${postings}::jsonb) p),
      '2026-01-01T00:00:00Z'::timestamptz)`;
    await expect(post.execute(shop.database.connection)).rejects.toThrow(/permission denied/);
  });
});
