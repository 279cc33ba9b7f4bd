import { randomUUID } from "node:crypto";
import type { Endpoints, InputOf } from "@trove/contract";
import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import { emptyShelves, putOnShelf } from "../../../../test/catalogue/shelf.ts";
import { planImport, rowsOf, runWork, runWorks } from "../../../../test/catalogue/works.ts";
import { orderMany, planMoves } from "../../../../test/orders/shipment-moves.ts";
import { makeAdmin, signUp, type TestPerson } from "../../../../test/people/people.ts";
import { openShop, type Shop } from "../../../../test/shop/shop.ts";

let shop: Shop;
let admin: TestPerson;

beforeAll(async () => {
  shop = await openShop();
  await emptyShelves(shop);
});
afterAll(() => shop.close());
beforeEach(async () => {
  admin = await makeAdmin(shop);
});

type Filters = InputOf<Endpoints["listAudit"]>["query"];

/** Reads the audit entries of the test's own operator. */
const listed = async (query: Filters) =>
  (await shop.call("listAudit", { query: { actorId: admin.userId, isChange: "true", pageSize: 100, ...query } }, admin))
    .body;
const entries = async (query: Filters = {}) =>
  (await listed(query)).items.map(({ action, lineCount }) => [action, lineCount]);
const change = async (name: "startWork" | "cancelWork", id: string) => {
  const { version } = (await shop.call("getWork", { params: { id } }, admin)).body;
  await shop.call(name, { params: { id }, body: { version } }, { ...admin, key: randomUUID() });
};
const runSome = () => shop.app.jobs.find(({ name }) => name === "run-works")?.run();
const pricesFile = (ids: readonly string[], price = "20.00") =>
  ["Id,Market price", ...ids.map((id) => `${id},${price}`)].join("\n");
const shelf = (count: number) =>
  putOnShelf(
    shop,
    Array.from({ length: count }, (_, place) => ({ name: `Thing ${place}` })),
  );

it("an import is one entry of the audit log, which counts its lines and leads to them page by page", async () => {
  const ids = await shelf(110);
  const { body: work } = await planImport(shop, admin, pricesFile(ids));
  await runWork(shop, admin, work);
  expect(await entries()).toEqual([
    ["startWork", 110],
    ["planItemImport", 0],
  ]);
  const [started] = (await listed({ action: "startWork" })).items;
  const pages = await Promise.all(
    [1, 2].map((pageNumber) => listed({ partOfId: started?.id, pageSize: 100, pageNumber })),
  );
  expect(pages.map(({ totalCount, items }) => [totalCount, items.length])).toEqual([
    [110, 100],
    [110, 10],
  ]);
  const lines = pages.flatMap(({ items }) => items);
  expect(new Set(lines.map(({ subjectId }) => subjectId))).toEqual(new Set(ids));
  expect(new Set(lines.map(({ action, partOfId }) => `${action} ${partOfId}`))).toEqual(
    new Set([`updateItem ${started?.id}`]),
  );
});

it("a line is found by its target, its call and its id, and can be taken back on its own", async () => {
  const [one = "", two = ""] = await shelf(2);
  await runWork(shop, admin, (await planImport(shop, admin, pricesFile([one, two]))).body);
  const [line] = (await listed({ subjectId: one })).items;
  expect(line).toMatchObject({ action: "updateItem", before: { version: 1 }, after: { version: 2 }, canRevert: true });
  expect((await listed({ id: line?.id })).items).toEqual([line]);
  expect(await entries({ action: "updateItem" })).toHaveLength(2);
  const body = { reason: "A typing mistake" };
  await shop.call("revertAudit", { params: { id: line?.id ?? "" }, body }, { ...admin, key: randomUUID() });
  const prices = await Promise.all(
    [one, two].map(async (id) => (await shop.call("getAdminItem", { params: { id } }, admin)).body.marketPrice),
  );
  expect(prices).toEqual([10, 20]);
});

it("the exported file has the entry with the number of its lines, and the lines, so that it can be checked as a chain", async () => {
  await runWork(shop, admin, (await planImport(shop, admin, pricesFile(await shelf(3)))).body);
  const exported = async (query: Filters) => {
    const [heading = [], ...rows] = rowsOf((await shop.call("exportAudit", { query }, admin)).text);
    return rows.map((row) => ["Action", "Lines", "Part of"].map((title) => row[heading.indexOf(title)]));
  };
  const [started] = (await listed({ action: "startWork" })).items;
  const own = { actorId: admin.userId, isChange: "true" } as const;
  const lines = [1, 2, 3].map(() => ["updateItem", "0", started?.id]);
  expect(await exported(own)).toEqual([...lines, ["startWork", "3", ""], ["planItemImport", "0", ""]]);
  expect(await exported({ partOfId: started?.id })).toEqual(lines);
});

it("work that was stopped and continued has the lines of each start under that start", async () => {
  const { body: work } = await planImport(shop, admin, pricesFile(await shelf(110)));
  await change("startWork", work.id);
  await runSome();
  await change("cancelWork", work.id);
  await runWorks(shop);
  await change("startWork", work.id);
  await runWorks(shop);
  expect(await entries()).toEqual([
    ["startWork", 10],
    ["cancelWork", 0],
    ["startWork", 100],
    ["planItemImport", 0],
  ]);
});

it("lines that ran after midnight are found by their own day, where their entry is not", async () => {
  const [first, second] = ["2027-03-01", "2027-03-02"];
  shop.clock.now = new Date(`${first}T23:59:59Z`);
  admin = await makeAdmin(shop);
  const { body: work } = await planImport(shop, admin, pricesFile(await shelf(110)));
  await change("startWork", work.id);
  await runSome();
  shop.clock.now = new Date(`${second}T00:00:01Z`);
  await runWorks(shop);
  const late = Array.from({ length: 10 }, () => ["updateItem", 0]);
  expect(await entries({ from: second, to: second })).toEqual(late);
  expect((await listed({ from: second })).totalCount).toBe(10);
  for (const to of [first, second]) {
    expect(await entries({ from: first, to })).toEqual([
      ["startWork", 110],
      ["planItemImport", 0],
    ]);
  }
});

it("a move of many shipments is one entry, whose lines are the moves", async () => {
  const shipmentIds = await orderMany(shop, await signUp(shop), 3);
  await runWork(shop, admin, (await planMoves(shop, admin, { shipmentIds, status: "Approved" })).body);
  expect(await entries()).toEqual([
    ["startWork", 3],
    ["planShipmentMoves", 0],
  ]);
  expect(await entries({ subjectId: shipmentIds[0] })).toEqual([["setShipmentStatus", 0]]);
});
