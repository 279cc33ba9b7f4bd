import { afterAll, beforeAll, expect, it } from "vitest";
import {
  changeItem,
  halfRun,
  moveWork,
  planPrices,
  pricedBox,
  published,
  runSomeRows,
  startApproved,
} from "../../../../../test/catalogue/bulk-prices.ts";
import { publishNext } from "../../../../../test/catalogue/operator-boxes.ts";
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

const box = () => pricedBox(shop);
const lastOf = (id: string) => published(shop, people.author, id);

const FIRST = { version: 1, prices: [50_000, 1500, 400, 100] };
const workOf = async ({ id }: TestWork) => (await shop.call("getWork", { params: { id } }, people.author)).body;
const toldOf = async (workId: string) =>
  (await shop.call("listNotifications", { query: {} }, people.second)).body.items.filter(
    ({ kind, params }) => kind === "boxesKept" && params.workId === workId,
  );

/** Gives an item a new version without changing odds, so that rows that were planned for it before fail. */
async function overtake(itemId: string): Promise<void> {
  expect((await changeItem(shop, people.author, itemId, { description: "Other words." })).status).toBe(200);
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
  expect(await lastOf(id)).toEqual(FIRST);
  const payoutRatio = { before: 0.5882, after: 0.5782 };
  expect(await workOf(work)).toMatchObject({
    status: "Done",
    rows: { Done: 1, Failed: 1 },
    boxesKept: [{ id, name, payoutRatio }],
  });
  expect(await toldOf(work.id)).toMatchObject([{ params: { count: 1 } }]);

  await moveWork(shop, people.author, "retryWork", work);
  await startApproved(shop, people, work);
  await runWorks(shop);
  expect(await lastOf(id)).toEqual({ version: 2, prices: [45_000, 1400, 400, 100] });
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
  expect(await lastOf(whole.id)).toEqual({ version: 2, prices: [45_000, 1500, 400, 100] });
  expect((await workOf(work)).boxesKept).toMatchObject([{ id: kept.id }]);
  expect((await approve(shop, people.second, await publishNext(shop, people.author, kept.id))).status).toBe(200);
  expect(await lastOf(kept.id)).toEqual({ version: 2, prices: [45_000, 1500, 400, 100] });
  expect((await workOf(work)).boxesKept).toEqual([]);
});

it("keeps the odds of an open box when the work is cancelled half way, and publishes them when it goes on", async () => {
  const { id, dear, fair } = await box();
  const work = await halfRun(shop, people, [
    [dear, "450.00"],
    [fair, "14.00"],
  ]);
  await moveWork(shop, people.author, "cancelWork", work);
  await runWorks(shop);
  expect(await lastOf(id)).toEqual(FIRST);
  expect(await workOf(work)).toMatchObject({ status: "Cancelled", rows: { Waiting: 2 }, boxesKept: [{ id }] });
  await startApproved(shop, people, work);
  await runWorks(shop);
  expect(await lastOf(id)).toEqual({ version: 2, prices: [45_000, 1400, 400, 100] });
});

it("takes back the prices of a kept box without an approval, because its odds are these already", async () => {
  const { id, dear, fair } = await box();
  const work = await halfRun(shop, people, [
    [dear, "450.00"],
    [fair, "14.00"],
  ]);
  await moveWork(shop, people.author, "cancelWork", work);
  await runWorks(shop);
  const revert = await moveWork(shop, people.author, "revertWork", work);
  expect((await moveWork(shop, people.author, "startWork", revert.body)).status).toBe(200);
  await runWorks(shop);
  expect(await lastOf(id)).toEqual(FIRST);
  expect(await workOf(work)).toMatchObject({ boxesKept: [] });
});

it("keeps the odds of an open box in which a row of other work has changed a price meanwhile", async () => {
  const { id, dear, fair, cheap } = await box();
  const slow = await planPrices(
    shop,
    people.author,
    [
      [cheap, "3.00"],
      [fair, "14.00"],
    ],
    1,
  );
  const quick = await planPrices(shop, people.author, [[dear, "450.00"]]);
  await startApproved(shop, people, slow);
  await startApproved(shop, people, quick);
  await runSomeRows(shop);
  expect(await workOf(quick)).toMatchObject({ status: "Done", boxesKept: [{ id }] });
  await runWorks(shop);
  expect(await workOf(slow)).toMatchObject({ status: "Done", boxesKept: [{ id }] });
  expect(await lastOf(id)).toEqual(FIRST);
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
  expect(await lastOf(id)).toEqual(FIRST);
  expect(await workOf(work)).toMatchObject({ boxesKept: [{ id, payoutRatio: { before: 0.5882, after: 1.0892 } }] });
  const { body } = await changeItem(shop, people.author, fair, { marketPrice: 14.99 });
  expect(body).toMatchObject({ code: "PAYOUT_UNCONFIRMED", params: { payout: "108.91" } });
});
