import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { addAddress, cards, moveClock, payWith, topUp, validate } from "../../../test/payments/till.ts";
import { creditOften, signUp, type TestPerson } from "../../../test/people/people.ts";
import { stepsThatDoNotFollow } from "../../../test/people/statements.ts";
import { openListeningShop } from "../../../test/shop/listening-shop.ts";
import type { Shop } from "../../../test/shop/shop.ts";
import { readStatement } from "./transactions.store.ts";

const ROWS = 3500;

let shop: Shop;
let collector: TestPerson;
beforeAll(async () => {
  shop = await openListeningShop();
  collector = await signUp(shop);
  const addressId = await addAddress(shop, collector);
  const [half, whole] = [ROWS / 2, ROWS];
  await creditOften(shop, collector, 1, half);
  moveClock(shop, 1);
  for (const card of [cards.declined, cards.pending]) {
    const session = (await topUp(shop, collector, { addressId, amount: 20 })).body.paymentSessionResponse;
    await validate(shop, collector, (await payWith(shop, session, card)).paymentId);
  }
  moveClock(shop, 1);
  await creditOften(shop, collector, half + 1, whole);
});
afterAll(() => shop.close());

const list = (query: object = {}) => shop.call("listTransactions", { query }, collector);
const statement = (format: "csv" | "json", person = collector) =>
  shop.call("downloadStatement", { query: { format } }, person);

describe("the list of many transactions", () => {
  it("has the newest 1,000, and the header with the number of all", async () => {
    const { body, headers } = await list();
    expect(headers["x-total-count"]).toBe(String(ROWS + 2));
    expect(body.map(({ amount }) => amount)).toEqual(Array.from({ length: 1000 }, (_, index) => (ROWS - index) / 100));
    const past = await list({ from: "2020-01-01", to: "2020-01-31" });
    expect([past.body, past.headers["x-total-count"]]).toEqual([[], "0"]);
  });
});

describe("the statement", () => {
  it("has every transaction once, newest first, as JSON", async () => {
    const { body, headers } = await statement("json");
    expect(headers["content-type"]).toBe("application/json; charset=utf-8");
    expect(body).toHaveLength(ROWS + 2);
    expect(new Set(body.map(({ transactionId }) => transactionId)).size).toBe(ROWS + 2);
    expect(body.slice(0, 1000)).toEqual((await list()).body);
    expect(stepsThatDoNotFollow(body)).toEqual([]);
    const waiting = body.findIndex(({ status }) => status !== "Success");
    expect(waiting).toBe(ROWS / 2);
    expect(new Set(body.slice(waiting, waiting + 2).map(({ status }) => status))).toEqual(
      new Set(["Failed", "Pending"]),
    );
  });

  it("has the same transactions as CSV", async () => {
    const { body } = await statement("json");
    const { text: csv, headers } = await statement("csv");
    const day = shop.clock.now.toISOString().slice(0, 10);
    expect(headers["content-type"]).toBe("text/csv; charset=utf-8");
    expect(headers["content-disposition"]).toMatch(new RegExp(`^attachment; filename="transactions-.*-${day}.csv"$`));
    const [header, ...lines] = csv.trimEnd().split("\r\n");
    expect(header).toMatch(/^\uFEFF"Date \(UTC\)","Type","Description",/);
    expect(lines.map((line) => line.slice(-37, -1))).toEqual(body.map(({ transactionId }) => transactionId));
    expect(lines[0]).toMatch(/,"TopUp","Credit, ""3500""",35\.00,"Success",\d+\.\d\d,,,,/);
  });

  it("has the person's own transactions only, and is empty for a new person", async () => {
    const stranger = await signUp(shop);
    expect((await statement("json", stranger)).body).toEqual([]);
    expect((await statement("csv", stranger)).text.split("\r\n")).toHaveLength(2);
  });

  it("is read one batch at a time, on request, and holds no connection between batches", async () => {
    const { pool, connection } = shop.database;
    const day = shop.clock.now.toISOString().slice(0, 10);
    let reads = 0;
    const count = () => (reads += 1);
    pool.on("acquire", count);
    const batches = readStatement(connection, collector.userId, { from: day, to: day });
    for (const expected of [1, 2]) {
      expect((await batches.next()).value).toHaveLength(1000);
      expect([reads, pool.idleCount]).toEqual([expected, pool.totalCount]);
    }
    pool.off("acquire", count);
    await batches.return(undefined);
  });
});
