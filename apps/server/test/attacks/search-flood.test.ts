import { randomUUIDv7 } from "node:crypto";
import { sql } from "kysely";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { emptyShelves, putOnShelf } from "../catalogue/shelf.ts";
import { stockBox } from "../catalogue/stock.ts";
import { signUp, type TestPerson } from "../people/people.ts";
import { openShop, type Shop } from "../shop/shop.ts";

const ITEMS = 5000;
const SEARCHES = 60;

/** Fifty words of one letter each. `turn` changes their order, so that no response comes from the cache. */
function costlyText(turn: number): string {
  const letters = Array.from({ length: 50 }, (_, index) => String.fromCodePoint(97 + ((index + turn) % 26)));
  return letters.join(" ");
}

describe("a flood of searches", () => {
  let shop: Shop;
  beforeAll(async () => {
    shop = await openShop();
    await emptyShelves(shop);
    const names = Array.from({ length: ITEMS }, (_, index) => ({ name: `abcdefghijklmnopqrstuvwxyz ${index}` }));
    await putOnShelf(shop, names);
  });
  afterAll(() => shop.close());

  const search = (turn: number) => shop.call("listItems", { query: { search: costlyText(turn), sortBy: "Name" } });

  it("gets pages or OVERLOADED with Retry-After, and does not affect other calls", async () => {
    const person = await signUp(shop);
    const flood = Array.from({ length: SEARCHES }, (_, turn) => search(turn));
    const others = await Promise.all([
      shop.call("getMe", undefined, { token: person.token }),
      shop.call("listInventory", { query: {} }, { token: person.token }),
      shop.call("listItems", { query: { sortBy: "MarketPrice" } }),
      shop.call("listLootboxes", { query: {} }),
    ]);
    expect(others.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    const responses = await Promise.all(flood);
    const refused = responses.filter(({ status }) => status !== 200);
    expect(refused.length).toBeGreaterThan(0);
    for (const { body, headers } of refused) {
      expect(body).toMatchObject({ code: "OVERLOADED" });
      expect(Number(headers["retry-after"])).toBeGreaterThan(0);
    }
    expect((await shop.call("listItems", { query: { search: "xyz 4999" } })).body.totalCount).toBe(1);
  });

  it("a flood of searches that the database can't handle is refused, while other calls succeed", async () => {
    const person = await signUp(shop);
    const responses: { status: number }[] = [];
    const held = async (turn: number) => {
      responses.push(await shop.call("listItems", { query: { search: `held ${turn}` } }));
    };
    let flood: Promise<void[]> = Promise.resolve([]);
    await shop.owner.connection.transaction().execute(async (tx) => {
      await sql`lock table items in access exclusive mode`.execute(tx);
      flood = Promise.all(Array.from({ length: SEARCHES }, (_, turn) => held(turn)));
      const other = await shop.call("getBalance", undefined, { token: person.token });
      expect(other.status).toBe(200);
      // Most searches are refused at once. Those that reach the database are cancelled by their statement timeout.
      expect(responses.every(({ status }) => status === 503)).toBe(true);
      expect(responses.length).toBeLessThan(SEARCHES);
      await expect.poll(() => responses.length, { timeout: 10_000 }).toBeGreaterThan(SEARCHES - 15);
      expect(responses.every(({ status }) => status === 503)).toBe(true);
    });
    await flood;
    expect((await shop.call("listItems", { query: { search: "xyz 4998" } })).body.totalCount).toBe(1);
  });
});

describe("a flood of lists of boxes by their chances", () => {
  let shop: Shop;
  beforeAll(async () => {
    shop = await openShop();
    await stockBox(shop);
  });
  afterAll(() => shop.close());

  const minPrice = (turn: number) => `${turn}.01`;
  const lists = {
    "by a category that they can drop": async (turn: number) =>
      shop.call("listLootboxes", { query: { winsCategoryId: randomUUIDv7(), minPrice: minPrice(turn) } }),
    "sorted by chance": async (turn: number) =>
      shop.call("listLootboxes", { query: { sortBy: "WinChance", minPrice: minPrice(turn) } }),
    "by a person's wishes": async (turn: number, person: TestPerson) =>
      shop.call("listWishBoxes", { query: { pageNumber: turn + 1 } }, person),
  };

  it.each(Object.entries(lists))("is refused like one of searches: %s", async (_, list) => {
    const person = await signUp(shop);
    const statuses: number[] = [];
    const codes = new Set<unknown>();
    let flood: Promise<void[]> = Promise.resolve([]);
    await shop.owner.connection.transaction().execute(async (tx) => {
      await sql`lock table lootboxes in access exclusive mode`.execute(tx);
      flood = Promise.all(
        Array.from({ length: SEARCHES }, async (_each, turn) => {
          const { status, body } = await list(turn, person);
          statuses.push(status);
          codes.add("code" in body ? body.code : undefined);
        }),
      );
      await expect.poll(() => statuses.length, { timeout: 10_000 }).toBeGreaterThanOrEqual(SEARCHES - 15);
      expect(statuses.every((status) => status === 503)).toBe(true);
      const { rows } = await sql`select from pg_locks
        where not granted and relation = 'lootboxes'::regclass`.execute(tx);
      expect(rows.length).toBeLessThanOrEqual(3);
      expect([...codes]).toEqual(["OVERLOADED"]);
    });
    await flood;
    expect(statuses.length).toBe(SEARCHES);
  });
});

describe("a search", () => {
  let shop: Shop;
  beforeAll(async () => {
    // With this factor, six searches and thirty other calls are allowed per minute.
    shop = await openShop({ RATE_LIMIT_FACTOR: "0.1" });
  });
  afterAll(() => shop.close());
  beforeEach(() => emptyShelves(shop));

  it("compares the first five words, in the name, the brand and the category", async () => {
    await putOnShelf(shop, [{ name: "One Two Three Four", brand: "Fünf" }, { name: "100 % _wool_" }]);
    const count = async (text: string, ip: string) =>
      (await shop.call("listItems", { query: { search: text } }, { ip })).body.totalCount;
    expect(await count("one two three four fünf six seven", "192.0.2.1")).toBe(1);
    expect(await count("one two three four six", "192.0.2.1")).toBe(0);
    expect(await count("sound FUNF three", "192.0.2.1")).toBe(1);
    expect(await count("%", "192.0.2.2")).toBe(1);
    expect(await count("_wool_", "192.0.2.2")).toBe(1);
    expect(await count("w__l", "192.0.2.2")).toBe(0);
  });

  it("counts towards a separate limit, not that of other calls", async () => {
    const ip = "192.0.2.9";
    const statuses: number[] = [];
    for (let turn = 0; turn < 7; turn += 1) {
      statuses.push((await shop.call("listItems", { query: { search: `word ${turn}` } }, { ip })).status);
    }
    expect(statuses).toEqual([...Array<number>(6).fill(200), 429]);
    expect((await shop.call("listLootboxes", { query: { search: "word" } }, { ip })).status).toBe(429);
    expect((await shop.call("listItems", { query: { pageNumber: "2" } }, { ip })).status).toBe(200);
    const byChance = [{ sortBy: "WinChance" as const }, { winsCategoryId: randomUUIDv7() }];
    for (const query of byChance) expect((await shop.call("listLootboxes", { query }, { ip })).status).toBe(429);
  });

  it("counts towards the same limit if it is for boxes with a wish", async () => {
    const person = await signUp(shop);
    const statuses: number[] = [];
    for (let turn = 0; turn < 7; turn += 1) {
      statuses.push((await shop.call("listWishBoxes", { query: {} }, person)).status);
    }
    expect(statuses).toEqual([...Array<number>(6).fill(200), 429]);
  });
});
