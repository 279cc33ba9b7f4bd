import { parseOddsTable } from "@trove/fairness";
import { cents, toEuros } from "@trove/money";
import { afterAll, beforeAll, expect, it } from "vitest";
import {
  changeItem,
  moveWork,
  planPrices,
  runSomeRows,
  startApproved,
} from "../../../../../test/catalogue/bulk-prices.ts";
import { boxOf, moveBox, publishNext } from "../../../../../test/catalogue/operator-boxes.ts";
import { stockBox } from "../../../../../test/catalogue/stock.ts";
import { runWorks, type TestWork } from "../../../../../test/catalogue/works.ts";
import { approve } from "../../../../../test/operators/approve.ts";
import { makeAdmin, type TestPerson } from "../../../../../test/people/people.ts";
import { openShop, type Shop } from "../../../../../test/shop/shop.ts";

let shop: Shop;
let people: { author: TestPerson; second: TestPerson };
beforeAll(async () => {
  shop = await openShop({ FOUR_EYES: "publishing" });
  people = { author: await makeAdmin(shop, "Catalogue"), second: await makeAdmin(shop) };
});
afterAll(() => shop.close());

/** A box that costs €4.99, pays 58.82 %, and holds items for €500, €15, €4 and €1. */
async function box(status: "Active" | "Paused" = "Active") {
  const { lootboxId: id, drops } = await stockBox(shop, undefined, status);
  const [dear = "", fair = "", cheap = "", least = ""] = drops.map(({ itemId }) => itemId);
  return { id, name: `Box ${id}`, dear, fair, cheap, least };
}

/** The prices of the version that was published last, highest first. */
async function published(id: string) {
  const { items } = (await shop.call("listLootboxVersions", { params: { id }, query: {} }, people.author)).body;
  const [{ oddsTable, tableVersion } = { oddsTable: "", tableVersion: 0 }] = items;
  const prices = parseOddsTable(oddsTable).drops.map(({ marketPriceCents }) => toEuros(cents(marketPriceCents)));
  return { tableVersion, prices };
}

const FIRST = { tableVersion: 1, prices: [500, 15, 4, 1] };
const workOf = async ({ id }: TestWork) => (await shop.call("getWork", { params: { id } }, people.author)).body;
const toldOf = async (workId: string) =>
  (await shop.call("listNotifications", { query: {} }, people.second)).body.items.filter(
    ({ kind, params }) => kind === "boxesKept" && params.workId === workId,
  );

/** Makes the rows of an item fail that were planned before, and changes no odds. */
async function overtake(itemId: string): Promise<void> {
  expect((await changeItem(shop, people.author, itemId, { description: "Other words." })).status).toBe(200);
}

/** Starts work of two prices in a box, of which the first has changed, and the second waits. */
async function halfRun(prices: Parameters<typeof planPrices>[2], runs = 1): Promise<TestWork> {
  const work = await planPrices(shop, people.author, prices, runs);
  await startApproved(shop, people, work);
  await runSomeRows(shop);
  return work;
}

it("keeps the odds of an open box of which a row failed, until these odds are approved too", async () => {
  const { id, name, dear, fair } = await box();
  const work = await planPrices(shop, people.author, [
    [dear, "450.00"],
    [fair, "14.00"],
  ]);
  await startApproved(shop, people, work);
  await overtake(fair);
  await runWorks(shop);
  expect(await published(id)).toEqual(FIRST);
  const payoutRatio = { before: 0.5882, after: 0.578 };
  expect(await workOf(work)).toMatchObject({
    status: "Done",
    rows: { Done: 1, Failed: 1 },
    boxesKept: [{ id, name, payoutRatio }],
  });
  expect(await toldOf(work.id)).toMatchObject([{ params: { count: 1 } }]);

  await moveWork(shop, people.author, "retryWork", work);
  await startApproved(shop, people, work);
  await runWorks(shop);
  expect(await published(id)).toEqual({ tableVersion: 2, prices: [450, 14, 4, 1] });
  expect(await workOf(work)).toMatchObject({ rows: { Done: 2 }, boxesKept: [] });
  expect(await toldOf(work.id)).toHaveLength(1);
});

it("publishes the boxes of which all rows ran when another one keeps its odds, and a kept one as it is rehearsed", async () => {
  const [kept, whole] = [await box(), await box()];
  const work = await planPrices(shop, people.author, [
    [kept.dear, "450.00"],
    [kept.fair, "14.00"],
    [whole.dear, "450.00"],
  ]);
  await startApproved(shop, people, work);
  await overtake(kept.fair);
  await runWorks(shop);
  expect(await published(whole.id)).toEqual({ tableVersion: 2, prices: [450, 15, 4, 1] });
  expect((await workOf(work)).boxesKept).toMatchObject([{ id: kept.id }]);
  expect((await approve(shop, people.second, await publishNext(shop, people.author, kept.id))).status).toBe(200);
  expect(await published(kept.id)).toEqual({ tableVersion: 2, prices: [450, 15, 4, 1] });
  expect((await workOf(work)).boxesKept).toEqual([]);
});

it("keeps the odds of an open box when the work is cancelled half way, and publishes them when it goes on", async () => {
  const { id, dear, fair } = await box();
  const work = await halfRun([
    [dear, "450.00"],
    [fair, "14.00"],
  ]);
  await moveWork(shop, people.author, "cancelWork", work);
  await runWorks(shop);
  expect(await published(id)).toEqual(FIRST);
  expect(await workOf(work)).toMatchObject({ status: "Cancelled", rows: { Waiting: 2 }, boxesKept: [{ id }] });
  await startApproved(shop, people, work);
  await runWorks(shop);
  expect(await published(id)).toEqual({ tableVersion: 2, prices: [450, 14, 4, 1] });
});

it("takes back the prices of a kept box without an approval, because its odds are these already", async () => {
  const { id, dear, fair } = await box();
  const work = await halfRun([
    [dear, "450.00"],
    [fair, "14.00"],
  ]);
  await moveWork(shop, people.author, "cancelWork", work);
  await runWorks(shop);
  const revert = await moveWork(shop, people.author, "revertWork", work);
  expect((await moveWork(shop, people.author, "startWork", revert.body)).status).toBe(200);
  await runWorks(shop);
  expect(await published(id)).toEqual(FIRST);
  expect(await workOf(work)).toMatchObject({ boxesKept: [] });
});

it("keeps the odds of an open box in which a row of other work has changed a price meanwhile", async () => {
  const { id, dear, cheap } = await box();
  const other = await halfRun([
    [cheap, "3.00"],
    [cheap, "2.00"],
  ]);
  const work = await planPrices(shop, people.author, [[dear, "450.00"]]);
  const asked = await moveWork(shop, people.author, "startWork", work);
  expect((await approve(shop, people.second, asked)).status).toBe(200);
  await runWorks(shop);
  expect(await workOf(other)).toMatchObject({ status: "Done", boxesKept: [{ id }] });
  expect(await published(id)).toEqual(FIRST);
});

it("never lets a box pay more than it costs because a row failed, nor by another price afterwards", async () => {
  const { id, dear, fair, least } = await box();
  const work = await planPrices(shop, people.author, [
    [dear, "3000.00"],
    [least, "0.10"],
  ]);
  await startApproved(shop, people, work);
  await overtake(least);
  await runWorks(shop);
  expect(await published(id)).toEqual(FIRST);
  expect(await workOf(work)).toMatchObject({ boxesKept: [{ id, payoutRatio: { before: 0.5882, after: 1.0892 } }] });
  const { body } = await changeItem(shop, people.author, fair, { marketPrice: 14.99 });
  expect(body).toMatchObject({ code: "PAYOUT_UNCONFIRMED", params: { payout: "108.82" } });
});

it("approves another price only for the odds that it had when somebody asked", async () => {
  const { id, dear, fair, cheap } = await box();
  const asked = await changeItem(shop, people.author, dear, { marketPrice: 450 });
  const work = await halfRun([
    [cheap, "3.00"],
    [fair, "14.00"],
  ]);
  expect((await approve(shop, people.second, asked)).body).toMatchObject({
    code: "VERSION_CONFLICT",
    detail: "The odds are not the ones that were asked for: an item has another name or price now. Ask again",
  });
  expect(await published(id)).toEqual(FIRST);
  await runWorks(shop);
  expect((await workOf(work)).boxesKept).toEqual([]);
});

it("opens a box only with the odds that were rehearsed, also if its last ones would do by now", async () => {
  const { id, dear, cheap } = await box("Paused");
  const { author, second } = people;
  const cut = await planPrices(
    shop,
    author,
    [
      [cheap, "3.00"],
      [dear, "490.00"],
    ],
    3,
  );
  await moveWork(shop, author, "startWork", cut);
  await runSomeRows(shop);
  const asked = await moveBox(shop, author, id, "Active");
  const back = await planPrices(
    shop,
    author,
    [
      [cheap, "4.00"],
      [dear, "480.00"],
    ],
    1,
  );
  await moveWork(shop, author, "startWork", back);
  await runSomeRows(shop);
  expect((await approve(shop, second, asked)).body).toMatchObject({ code: "VERSION_CONFLICT" });
  expect(await boxOf(shop, author, id)).toMatchObject({ status: "Paused" });
  await runWorks(shop);
});
