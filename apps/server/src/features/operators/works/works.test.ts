import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { emptyShelves, putOnShelf, sound, tea } from "../../../../test/catalogue/shelf.ts";
import { stockBox } from "../../../../test/catalogue/stock.ts";
import { planImport, runWork, runWorks, type TestWork } from "../../../../test/catalogue/works.ts";
import { makeAdmin, type TestPerson } from "../../../../test/people/people.ts";
import { restartedWith } from "../../../../test/shop/restarted-shop.ts";
import { openShop, type Shop } from "../../../../test/shop/shop.ts";

let shop: Shop;
let admin: TestPerson;

beforeAll(async () => {
  shop = await openShop();
  admin = await makeAdmin(shop);
});
afterAll(() => shop.close());
beforeEach(() => emptyShelves(shop));

type Change = "startWork" | "cancelWork" | "retryWork" | "revertWork";

const workOf = async (id: string): Promise<TestWork> => (await shop.call("getWork", { params: { id } }, admin)).body;
const change = async (name: Change, id: string) => {
  const { version } = await workOf(id);
  const response = await shop.call(name, { params: { id }, body: { version } }, { ...admin, key: randomUUID() });
  expect([name, response.status]).toEqual([name, name === "revertWork" ? 201 : 200]);
  return response.body;
};
const rowsIn = async (id: string, query: object = {}) =>
  (await shop.call("listWorkRows", { params: { id }, query: { pageSize: 100, ...query } }, admin)).body.items;
const items = async (query: object = {}) =>
  (
    await shop.call(
      "listAdminItems",
      { query: { pageSize: 100, sortBy: "Name", sortDirection: "Asc", ...query } },
      admin,
    )
  ).body.items;
const planEdit = async (body: object) =>
  (await shop.call("planItemEdit", { body: body as { change: object } }, { ...admin, key: randomUUID() })).body;
const runSome = () => shop.app.jobs.find(({ name }) => name === "run-works")?.run();

const named = (count: number) =>
  Array.from({ length: count }, (_, place) => ({ name: `Thing ${String(place).padStart(3, "0")}` }));
const pricesFile = (ids: readonly string[], price: string) =>
  ["Id,Market price", ...ids.map((id) => `${id},${price}`)].join("\n");

describe("long work", () => {
  it("can be cancelled while it runs, goes on after a restart, and can be taken back", async () => {
    const ids = await putOnShelf(shop, named(120));
    const { body: work } = await planImport(shop, admin, pricesFile(ids, "20.00"));
    await change("startWork", work.id);
    await runSome();
    await change("cancelWork", work.id);
    await runWorks(shop);
    expect(await workOf(work.id)).toMatchObject({ status: "Cancelled", rows: { Done: 100, Waiting: 20 } });
    await change("startWork", work.id);
    await restartedWith(shop, {}, (app) => runWorks({ app, owner: shop.owner }));
    expect(await workOf(work.id)).toMatchObject({ status: "Done", rows: { Done: 120, Waiting: 0 } });
    expect(new Set((await items()).map(({ marketPrice }) => marketPrice))).toEqual(new Set([20]));
    const revert = await change("revertWork", work.id);
    expect(revert).toMatchObject({ kind: "ItemRevert", revertsId: work.id, rows: { Waiting: 120 } });
    await runWork(shop, admin, revert);
    expect(new Set((await items()).map(({ marketPrice }) => marketPrice))).toEqual(new Set([10]));
  });

  it("is run once, whichever processes run it at the same time", async () => {
    const ids = await putOnShelf(shop, named(60));
    const { body: work } = await planImport(shop, admin, pricesFile(ids, "20.00"));
    await change("startWork", work.id);
    await Promise.all([runSome(), runSome(), runSome(), runSome()]);
    await runWorks(shop);
    expect(await workOf(work.id)).toMatchObject({ status: "Done", rows: { Done: 60 } });
    expect(new Set((await items()).map(({ version }) => version))).toEqual(new Set([2]));
  });

  it("is planned once per key, and started by one operator only", async () => {
    const [id = ""] = await putOnShelf(shop, named(1));
    const key = randomUUID();
    const plans = await Promise.all([1, 2, 3].map(() => planImport(shop, admin, pricesFile([id], "20"), key)));
    expect(new Set(plans.map(({ body }) => body.id)).size).toBe(1);
    const workId = plans[0]?.body.id ?? "";
    const input = { params: { id: workId }, body: { version: 1 } };
    const starts = await Promise.all(
      [1, 2, 3].map(() => shop.call("startWork", input, { ...admin, key: randomUUID() })),
    );
    expect(starts.map(({ status }) => status).toSorted()).toEqual([200, 409, 409]);
    await runWorks(shop);
  });

  it("leaves what somebody else changed meanwhile, and plans it again on their change", async () => {
    const [one = "", two = ""] = await putOnShelf(shop, [
      { name: "Radio", stock: 5 },
      { name: "Lamp", stock: 5 },
    ]);
    const work = await planEdit({ itemIds: [one, two], change: { pricePercent: 50 } });
    await runWork(shop, admin, await planEdit({ itemIds: [one], change: { pricePercent: 10 } }));
    expect(await runWork(shop, admin, work)).toMatchObject({ status: "Done", rows: { Done: 1, Failed: 1 } });
    expect(await rowsIn(work.id, { status: "Failed" })).toMatchObject([{ name: "Radio", problem: expect.any(String) }]);
    expect(await change("retryWork", work.id)).toMatchObject({ status: "Planned", rows: { Done: 1, Waiting: 1 } });
    await runWork(shop, admin, await workOf(work.id));
    expect((await items()).map(({ name, marketPrice }) => [name, marketPrice])).toEqual([
      ["Lamp", 15],
      ["Radio", 16.5],
    ]);
  });

  it("long work that is taken back names what was changed since and leaves it, and keeps sales", async () => {
    const [one = "", two = ""] = await putOnShelf(shop, [
      { name: "Radio", stock: 5 },
      { name: "Lamp", stock: 5 },
    ]);
    const heading = "Id,Address,Name,Brand,Category,Market price,Stock,Description,Pictures";
    const line = (id: string, slug: string, name: string) =>
      `${id},${slug},${name},Nordlys,sound,30.00,8,A thing.,/pictures/a.webp`;
    const file = [heading, line(one, one, "Radio"), line(two, two, "Lamp"), line("", "bell", "Bell")].join("\n");
    const work = await runWork(shop, admin, (await planImport(shop, admin, file)).body);
    expect(work.rows).toMatchObject({ Done: 3 });
    await runWork(shop, admin, await planEdit({ itemIds: [two], change: { isSellable: false } }));
    const revert = await change("revertWork", work.id);
    expect(await rowsIn(revert.id)).toMatchObject([
      { name: "Radio", status: "Waiting" },
      { name: "Lamp", status: "Invalid", problem: "The item was changed since, so it stays as it is" },
      { name: "Bell", status: "Waiting", changes: [{ field: "isActive", before: "true", after: "false" }] },
    ]);
    await runWork(shop, admin, revert);
    expect(
      (await items()).map(({ name, marketPrice, stock, isActive }) => [name, marketPrice, stock, isActive]),
    ).toEqual([
      ["Bell", 30, 8, false],
      ["Lamp", 30, 8, true],
      ["Radio", 10, 5, true],
    ]);
  });
});

describe("long work that can't be finished", () => {
  it("is marked as failed, leaves other work alone, and is finished when it is started again", async () => {
    const { drops, lootboxId } = await stockBox(shop);
    const inBox = drops[0]?.itemId ?? "";
    await shop.owner.pool.query(`
      create function refuse_version() returns trigger language plpgsql as $$ begin raise 'full'; end $$;
      create trigger versions_are_refused before insert on lootbox_versions for each row execute function refuse_version()`);
    const first = (await planImport(shop, admin, pricesFile([inBox], "450.00"))).body;
    await change("startWork", first.id);
    const [loose = ""] = await putOnShelf(shop, named(1));
    const other = (await planImport(shop, admin, pricesFile([loose], "20.00"))).body;
    await change("startWork", other.id);
    await runWorks(shop);
    expect(await workOf(first.id)).toMatchObject({ status: "Failed", rows: { Done: 1 } });
    expect(await workOf(other.id)).toMatchObject({ status: "Done" });
    await shop.owner.pool.query("drop trigger versions_are_refused on lootbox_versions");
    await change("startWork", first.id);
    await runWorks(shop);
    expect(await workOf(first.id)).toMatchObject({ status: "Done", rows: { Done: 1 } });
    const versions = await shop.call("listLootboxVersions", { params: { id: lootboxId }, query: {} }, admin);
    expect(versions.body.totalCount).toBe(2);
  });
});

describe("a change of many items", () => {
  it("takes all that match, shows what it would change, and changes nothing before it is started", async () => {
    await putOnShelf(shop, [
      { name: "Radio", euroCents: 999, stock: 3 },
      { name: "Lamp", euroCents: 1001, stock: null },
      { name: "Pot", categoryId: tea },
    ]);
    const work = await planEdit({
      matching: { categoryId: sound },
      change: { pricePercent: 12.5, categoryId: tea, addStock: 2, weightGrams: 700, isSellable: false },
    });
    expect(await rowsIn(work.id)).toMatchObject([
      {
        name: "Lamp",
        changes: [
          { field: "categoryId" },
          { before: "10.01", after: "11.26" },
          { field: "weightGrams", before: null, after: "700" },
          { field: "isSellable" },
        ],
      },
      { name: "Radio", changes: [{}, { before: "9.99", after: "11.24" }, { before: "3", after: "5" }, {}, {}] },
    ]);
    expect((await items({ categoryId: sound })).length).toBe(2);
    await runWork(shop, admin, work);
    expect((await items({ categoryId: tea })).map(({ name, stock }) => [name, stock])).toEqual([
      ["Lamp", null],
      ["Pot", null],
      ["Radio", 5],
    ]);
  });

  it("leaves out what would leave the bounds", async () => {
    await putOnShelf(shop, [
      { name: "Cheap", euroCents: 10 },
      { name: "Dear", euroCents: 1000, stock: 1 },
    ]);
    const work = await planEdit({ matching: {}, change: { pricePercent: -50, addStock: -2 } });
    expect(await rowsIn(work.id)).toMatchObject([
      { name: "Cheap", status: "Invalid", problem: "Market price must be between €0.10 and €50,000.00" },
      { name: "Dear", status: "Invalid", problem: expect.any(String) },
    ]);
  });

  it.each([
    [{ change: { pricePercent: 1 } }],
    [{ matching: {}, itemIds: [randomUUID()], change: { pricePercent: 1 } }],
    [{ matching: {}, change: {} }],
    [{ matching: {}, change: { setStock: 1, addStock: 1 } }],
    [{ matching: {}, change: { pricePercent: 0.001 } }],
  ])("is refused as %j", async (body) => {
    expect(await planEdit(body)).toMatchObject({ code: "VALIDATION_FAILED" });
  });
});
