import { randomUUID } from "node:crypto";
import { cents } from "@trove/money";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { stockBox } from "../../../test/catalogue/stock.ts";
import { addAddress, cards, moveClock, payWith, topUp, validate } from "../../../test/payments/till.ts";
import { openBoxes } from "../../../test/openings/browser.ts";
import { credit, signUp, type TestPerson } from "../../../test/people/people.ts";
import { stepsThatDoNotFollow } from "../../../test/people/statements.ts";
import { openListeningShop } from "../../../test/shop/listening-shop.ts";
import type { Shop } from "../../../test/shop/shop.ts";

const DAY_SECONDS = 86_400;

let shop: Shop;
let mara: TestPerson;

beforeAll(async () => {
  shop = await openListeningShop();
  shop.clock.now = new Date("2026-03-31T23:59:59.500Z");
  mara = await signUp(shop);
});
afterAll(() => shop.close());

const list = (query: { from?: string; to?: string } = {}, person = mara) =>
  shop.call("listTransactions", { query }, { token: person.token });
const signIn = async ({ userName, password }: TestPerson) =>
  (await shop.call("login", { body: { emailOrUserName: userName, password } })).body.token;

describe("the list of transactions", () => {
  it("is empty for a new person", async () => {
    expect(await list()).toMatchObject({ status: 200, body: [] });
  });

  it(
    "contains what changed the balance, and the top-ups that did not, newest first",
    { tags: ["S1-08", "S4-48", "S4-49", "S4-50", "S7-30"] },
    async () => {
      const person = await signUp(shop);
      const addressId = await addAddress(shop, person);
      const results = [
        [cards.succeeds, "Success"],
        [cards.declined, "Failed"],
        [cards.pending, "Pending"],
      ] as const;
      for (const [card, status] of results) {
        moveClock(shop, 1);
        const session = (await topUp(shop, person, { addressId, amount: 20 })).body.paymentSessionResponse;
        expect(await validate(shop, person, (await payWith(shop, session, card)).paymentId)).toBe(status);
      }
      const detail = { currencyCode: "EUR", paidAmount: 20, vatAmount: 0 };
      expect((await list({}, person)).body).toMatchObject([
        { status: "Pending", amount: 20, balanceAfter: null, balanceTopUpDetail: detail },
        { status: "Failed", amount: 20, balanceAfter: null, balanceTopUpDetail: detail },
        { status: "Success", amount: 20, balanceAfter: 20, balanceTopUpDetail: detail },
      ]);
    },
  );

  it("covers whole days in UTC, both ends included, by default the last 30 days", { tags: ["S7-29"] }, async () => {
    shop.clock.now = new Date("2026-03-01T00:00:00.000Z");
    await credit(shop, mara, cents(100));
    shop.clock.now = new Date("2026-03-31T23:59:59.999Z");
    await credit(shop, mara, cents(200));
    shop.clock.now = new Date("2026-04-01T00:00:00.000Z");
    await credit(shop, mara, cents(300));
    mara.token = await signIn(mara);
    const amounts = async (query: { from?: string; to?: string }) =>
      (await list(query)).body.map(({ amount }) => amount);
    expect(await amounts({})).toEqual([3, 2]);
    expect(await amounts({ to: "2026-03-31" })).toEqual([2, 1]);
    expect(await amounts({ from: "2026-03-01", to: "2026-03-01" })).toEqual([1]);
    expect(await amounts({ from: "2026-03-02", to: "2026-03-30" })).toEqual([]);
    expect(await amounts({ from: "2025-04-01" })).toEqual([3, 2, 1]);
    expect(await amounts({ from: "0001-01-01", to: "0001-12-31" })).toEqual([]);
    expect(await amounts({ from: "2999-01-01", to: "2999-12-31" })).toEqual([]);
  });

  it("refuses invalid days, a reversed period and more than 366 days", async () => {
    moveClock(shop, DAY_SECONDS / 24);
    const refused = [
      { from: "2026-02-30" },
      { from: "yesterday" },
      { from: "2026-03-02", to: "2026-03-01" },
      { from: "2026-04-02" },
      { from: "2025-03-31", to: "2026-04-01" },
      { from: "2025-03-31" },
      { from: "0000-12-31" },
      { from: "3000-01-01" },
    ];
    for (const query of refused) {
      const { status, text } = await list(query);
      expect([query, status, JSON.parse(text).code]).toEqual([query, 400, "VALIDATION_FAILED"]);
      expect(Object.keys(JSON.parse(text).errors)).toEqual(["from"]);
    }
  });

  it("adds up if much happened in one moment, and if the clock went back", async () => {
    const before = shop.clock.now;
    // Openings get their time from the database's clock, so the shop's clock must agree with it.
    shop.clock.now = new Date();
    const person = await signUp(shop);
    await credit(shop, person, cents(10_000));
    const box = await stockBox(shop, cents(100));
    for (const seconds of [0, 0, -1, 0, 2]) {
      moveClock(shop, seconds);
      expect((await openBoxes(shop, person, box, { quantity: 5 })).status).toBe(200);
    }
    const statement = (await list({}, person)).body;
    shop.clock.now = before;
    expect(statement).toHaveLength(26);
    expect(stepsThatDoNotFollow(statement)).toEqual([]);
  });

  it("orders a pending top-up after the entries made before it", async () => {
    const person = await signUp(shop);
    const addressId = await addAddress(shop, person);
    await credit(shop, person, cents(100));
    moveClock(shop, 1);
    await topUp(shop, person, { addressId, amount: 20 });
    moveClock(shop, 1);
    await credit(shop, person, cents(300));
    expect((await list({}, person)).body.map(({ amount }) => amount)).toEqual([3, 20, 1]);
  });

  it("names opened boxes and sold items in the reader's language, where they have a name in it", async () => {
    shop.clock.now = new Date();
    const person = await signUp(shop);
    await credit(shop, person, cents(1_000));
    const box = await stockBox(shop, cents(100));
    const [won] = (await openBoxes(shop, person, box)).body.openings;
    if (won === undefined) throw new Error("nothing was opened");
    const sale = { params: { id: won.inventoryItemId }, body: { expectedSellPrice: won.sellPrice } };
    await shop.call("sellInventoryItem", sale, { token: person.token, key: randomUUID() });
    const { pool } = shop.owner;
    const french = (name: string) => JSON.stringify({ fr: { name } });
    await pool.query("update lootboxes set translations = $2 where lootbox_id = $1", [box.lootboxId, french("Soirée")]);
    await pool.query("update items set translations = $2 where item_id = $1", [won.item.id, french("Lampe")]);
    const names = async (language: string) => {
      const headers = { "accept-language": language };
      const { body } = await shop.call("listTransactions", { query: {} }, { token: person.token, headers });
      return body.map(({ transactionType, relatedName }) => [transactionType, relatedName]);
    };
    expect(await names("fr")).toEqual(
      expect.arrayContaining([
        ["Sale", "Lampe"],
        ["BoxOpening", "Soirée"],
      ]),
    );
    for (const language of ["en", "vi"])
      expect((await names(language)).every(([, name]) => name === undefined)).toBe(true);
  });

  it("shows only the person's own", async () => {
    const stranger = await signUp(shop);
    expect((await list({}, stranger)).body).toEqual([]);
  });
});
