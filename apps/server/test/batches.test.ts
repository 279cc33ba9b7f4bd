import { randomUUID, type UUID } from "node:crypto";
import { cents, toEuros } from "@trove/money";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { stockBox, type TestBox } from "./catalogue/stock.ts";
import { buyFromBalance, putOnSale, toKeep } from "./orders/orders.ts";
import { type OpenBody, openBoxes, prepareReveal, sendReveal } from "./openings/browser.ts";
import { giveItems } from "./orders/shipments.ts";
import { credit, signUp, type TestPerson } from "./people/people.ts";
import { findImbalances } from "./shop/books.ts";
import { openShop, type Shop } from "./shop/shop.ts";

const PEOPLE = 24;

let shop: Shop;
let people: TestPerson[];
let box: TestBox;

beforeAll(async () => {
  shop = await openShop();
  box = await stockBox(shop);
  people = await Promise.all(Array.from({ length: PEOPLE }, () => signUp(shop)));
  await Promise.all(people.map((person) => credit(shop, person, cents(100_000))));
  // Everybody opens a box first. These openings wait for the box's version and for new connections, so they would not
  // arrive together.
  await Promise.all(people.map((person) => open(person)));
}, 120_000);
afterAll(() => shop.close());

/** Reveals by idempotency key, so that a repeated key sends the same reveal. */
const reveals = new Map<string, Promise<OpenBody>>();

/** Opens a box with the reveal of this key. If the person has no money, returns the refusal of the offer. */
async function open(person: TestPerson, key: string = randomUUID()): Promise<Reply> {
  const known = reveals.get(key) ?? prepareReveal(shop, person, box);
  reveals.set(key, known);
  return known.then(
    (reveal) => sendReveal(shop, box, reveal),
    () => openBoxes(shop, person, box),
  );
}

async function sellingOf(price: number) {
  const items = new Map<TestPerson, string>();
  await Promise.all(
    people.map(async (person) => void items.set(person, (await giveItems(shop, person, 1, price))[0] ?? "")),
  );
  return (person: TestPerson, key = randomUUID()) =>
    shop.call(
      "sellInventoryItem",
      { params: { id: items.get(person) ?? randomUUID() }, body: { expectedSellPrice: toEuros(cents(price * 0.9)) } },
      { token: person.token, key },
    );
}

/** Counts the ledger entries of a type, and the transactions that wrote them. */
async function countTransactions(type: string): Promise<{ entries: number; transactions: number }> {
  const { rows } = await sql<{ entries: number; transactions: number }>`
    select count(*) as entries, count(distinct xmin::text) as transactions from ledger_entries
    where transaction_type = ${type}`.execute(shop.owner.connection);
  const [counted] = rows;
  if (counted === undefined) throw new Error("nothing was counted");
  return counted;
}

/** Sends everybody's requests at the same time. Returns the number of entries that they wrote, and of transactions. */
async function allAtOnce<Outcome>(type: string, request: (person: TestPerson) => Promise<Outcome>) {
  const before = await countTransactions(type);
  const responses = await Promise.all(people.map((person) => request(person)));
  const after = await countTransactions(type);
  return {
    responses,
    entries: after.entries - before.entries,
    transactions: after.transactions - before.transactions,
  };
}

type Reply = { status: number; text: string };
type Kind = { type: string; status: number; make: () => Promise<(person: TestPerson, key?: UUID) => Promise<Reply>> };

const kinds: Record<string, Kind> = {
  opening: { type: "BoxOpening", status: 200, make: async () => open },
  purchase: {
    type: "ItemPurchase",
    status: 201,
    make: async () => {
      const lamp = await putOnSale(shop, 100);
      return (person: TestPerson, key = randomUUID()) => buyFromBalance(shop, person, toKeep([lamp]), key);
    },
  },
  sale: { type: "Sale", status: 200, make: () => sellingOf(1000) },
};

describe.each(Object.entries(kinds))("a batched %s", (_, { type, status, make }) => {
  it("shares a transaction with those of other people", async () => {
    const request = await make();
    const { responses, entries, transactions } = await allAtOnce(type, request);
    expect(responses.map((one) => one.status)).toEqual(people.map(() => status));
    expect(entries).toBe(PEOPLE);
    expect(transactions).toBeLessThan(PEOPLE / 2);
  });

  it("does not affect the others if it is refused", async () => {
    const [request, penniless] = [await make(), await signUp(shop)];
    const [refused, { responses, entries }] = await Promise.all([request(penniless), allAtOnce(type, request)]);
    expect(refused.status).toBeGreaterThanOrEqual(400);
    expect(refused.status).toBeLessThan(500);
    expect(responses.map((one) => one.status)).toEqual(people.map(() => status));
    expect(entries).toBe(PEOPLE);
  });

  it("rolls back no more batches if its person was just refused", async () => {
    const [request, penniless] = [await make(), await signUp(shop)];
    await request(penniless);
    const { transactions } = await allAtOnce(type, (person) => Promise.all([request(person), request(penniless)]));
    expect(transactions).toBeLessThan(PEOPLE / 2);
  });

  it("shares transactions again if another person undid its batch", async () => {
    const [request, penniless] = [await make(), await signUp(shop)];
    await Promise.all([request(penniless), allAtOnce(type, request)]);
    const { transactions } = await allAtOnce(type, await make());
    expect(transactions).toBeLessThan(PEOPLE / 2);
  });

  it("takes effect once if it is sent twice, with the same bytes for both", async () => {
    const request = await make();
    const keys = new Map(people.map((person) => [person, randomUUID()]));
    const both = await allAtOnce(type, (person) =>
      Promise.all([request(person, keys.get(person)), request(person, keys.get(person))]),
    );
    for (const [first, second] of both.responses) expect(second.text).toBe(first.text);
    expect(both.entries).toBe(PEOPLE);
  });

  it("delays nobody else while it waits for a locked row", async () => {
    const request = await make();
    const [held, others] = [people.slice(0, 3), people.slice(3)];
    const ids = held.map(({ userId }) => userId);
    const { waiting, responses } = await shop.owner.connection.transaction().execute(async (tx) => {
      await sql`select from wallets where user_id = any(${ids}) for update`.execute(tx);
      const blocked = Promise.all(held.map((person) => request(person)));
      return { waiting: blocked, responses: await Promise.all(others.map((person) => request(person))) };
    });
    expect(responses.map((one) => one.status)).toEqual(others.map(() => status));
    expect((await waiting).map((one) => one.status)).toEqual(held.map(() => status));
  });

  it("gets the response of its own person", async () => {
    const { responses } = await allAtOnce(type, await make());
    const wallets = await Promise.all(people.map((person) => shop.call("getBalance", {}, person)));
    expect(responses.map(({ text }) => JSON.parse(text).balance)).toEqual(wallets.map(({ body }) => body));
  });
});

it("leaves the books balanced", async () => {
  expect(await findImbalances(shop)).toEqual([]);
});
