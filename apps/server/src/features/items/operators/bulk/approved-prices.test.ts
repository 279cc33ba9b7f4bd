import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, it } from "vitest";
import { changeItem, moveWork } from "../../../../../test/catalogue/bulk-prices.ts";
import { createBox, moveBox, plannedBoxOf } from "../../../../../test/catalogue/operator-boxes.ts";
import { stockBox, stockItems } from "../../../../../test/catalogue/stock.ts";
import { planImport, runWorks, type TestWork } from "../../../../../test/catalogue/works.ts";
import { approve } from "../../../../../test/operators/approve.ts";
import { makeAdmin, type TestPerson } from "../../../../../test/people/people.ts";
import { openShop, type Shop } from "../../../../../test/shop/shop.ts";

let shop: Shop;
let author: TestPerson;
let second: TestPerson;
beforeAll(async () => {
  shop = await openShop({ FOUR_EYES: "publishing" });
  [author, second] = await Promise.all([makeAdmin(shop, "Catalogue"), makeAdmin(shop)]);
});
afterAll(() => shop.close());

const keyed = () => ({ ...author, key: randomUUID() });
const workOf = async ({ id }: TestWork): Promise<TestWork> =>
  (await shop.call("getWork", { params: { id } }, author)).body;
const priceOf = async (id: string) => (await shop.call("getAdminItem", { params: { id } }, author)).body.marketPrice;
const rowsIn = async ({ id }: TestWork) =>
  (await shop.call("listWorkRows", { params: { id }, query: {} }, author)).body.items;
const planEdit = async (itemIds: string[], change: { pricePercent?: number; isSellable?: boolean }) =>
  (await shop.call("planItemEdit", { body: { itemIds, change } }, keyed())).body;
const planPrice = async (id: string, price: string) =>
  (await planImport(shop, author, `Id,Market price\n${id},${price}`)).body;
const call = (name: "startWork" | "retryWork" | "revertWork", work: TestWork) => moveWork(shop, author, name, work);

/** Starts work that needs an approval, has somebody else approve it, and runs it. */
async function runApproved(work: TestWork): Promise<TestWork> {
  const asked = await call("startWork", work);
  expect([asked.status, asked.body]).toMatchObject([409, { code: "APPROVAL_NEEDED" }]);
  await runWorks(shop);
  expect(await workOf(work)).toMatchObject({ status: "Planned", rows: { Waiting: 1 } });
  expect((await approve(shop, second, asked)).status).toBe(200);
  await runWorks(shop);
  return workOf(work);
}

/** Starts work that changes no odds of open boxes and so needs no approval, and runs it. */
async function runAtOnce(work: TestWork): Promise<TestWork> {
  expect((await call("startWork", work)).status).toBe(200);
  await runWorks(shop);
  return workOf(work);
}

/** Makes a box with this status, and returns an item in it. The item costs €500.00. */
const boxedItem = async (status: "Active" | "Paused" = "Active") => {
  const { lootboxId, drops } = await stockBox(shop, undefined, status);
  return { lootboxId, itemId: drops[0]?.itemId ?? "" };
};

it.each([
  ["a percentage", (id: string) => planEdit([id], { pricePercent: -10 })],
  ["a file", (id: string) => planPrice(id, "450.00")],
])("waits with %s for prices of what an open box holds, and with taking it back", async (_by, plan) => {
  const { itemId } = await boxedItem();
  const work = await plan(itemId);
  expect(await runApproved(work)).toMatchObject({ status: "Done", rows: { Done: 1 } });
  expect(await priceOf(itemId)).toBe(450);
  const { body: revert } = await call("revertWork", work);
  expect(await runApproved(revert)).toMatchObject({ status: "Done", rows: { Done: 1 } });
  expect(await priceOf(itemId)).toBe(500);
});

it("waits again with rows that failed and are planned again", async () => {
  const { itemId } = await boxedItem();
  const work = await planEdit([itemId], { pricePercent: -10 });
  await runAtOnce(await planEdit([itemId], { isSellable: false }));
  expect(await runApproved(work)).toMatchObject({ rows: { Failed: 1 } });
  await call("retryWork", work);
  expect(await runApproved(work)).toMatchObject({ rows: { Done: 1 } });
  expect(await priceOf(itemId)).toBe(450);
});

it("doesn't wait with what changes no odds of an open box", async () => {
  const { itemId } = await boxedItem();
  expect(await runAtOnce(await planEdit([itemId], { isSellable: false }))).toMatchObject({ rows: { Done: 1 } });
  const [loose] = await stockItems(shop, [500]);
  expect(await runAtOnce(await planPrice(loose?.itemId ?? "", "6.00"))).toMatchObject({ rows: { Done: 1 } });
});

it("says which open boxes get other odds, and is approved only for these", async () => {
  const { itemId, lootboxId } = await boxedItem();
  const [other] = await stockItems(shop, [100]);
  const box = await createBox(shop, author, plannedBoxOf([itemId, other?.itemId ?? ""]));
  const asked = await call("startWork", await planPrice(itemId, "450.00"));
  const { items } = (await shop.call("listApprovals", { query: { status: "Waiting" } }, second)).body;
  expect(items[0]).toMatchObject({
    action: "startWork",
    before: { openBoxes: [`Box ${lootboxId}: version 1 pays 58.82 %`] },
    after: { status: "Running", openBoxes: [`Box ${lootboxId}: version 2 pays 57.82 %`] },
  });
  await approve(shop, second, await moveBox(shop, author, box, "Active"));
  expect((await approve(shop, second, asked)).body).toMatchObject({ code: "VERSION_CONFLICT" });
});

it("is approved only for the versions that these boxes had when somebody asked", async () => {
  const { drops } = await stockBox(shop, undefined, "Active");
  const [first = "", other = ""] = drops.map(({ itemId }) => itemId);
  const asked = await call("startWork", await planPrice(first, "450.00"));
  expect(await runApproved(await planPrice(other, "0.90"))).toMatchObject({ status: "Done" });
  expect((await approve(shop, second, asked)).body).toMatchObject({ code: "VERSION_CONFLICT" });
});

it("leaves the prices of what is in a box that got other odds after it was started", async () => {
  const { drops, lootboxId } = await stockBox(shop, undefined, "Active");
  const [first = "", other = ""] = drops.map(({ itemId }) => itemId);
  const work = await planPrice(first, "450.00");
  await approve(shop, second, await call("startWork", work));
  const asked = await changeItem(shop, author, other, { marketPrice: 0.9 });
  expect((await approve(shop, second, asked)).status).toBe(200);
  await runWorks(shop);
  const problem = `The box “Box ${lootboxId}” got other odds after the work was started. Plan the row again to see its odds`;
  expect(await rowsIn(work)).toMatchObject([{ status: "Failed", problem }]);
  expect(await priceOf(first)).toBe(500);
});

it("leaves the prices of what was put into an open box after it was started", async () => {
  const { itemId, lootboxId } = await boxedItem("Paused");
  const work = await planPrice(itemId, "450.00");
  expect((await call("startWork", work)).status).toBe(200);
  await approve(shop, second, await moveBox(shop, author, lootboxId, "Active"));
  await runWorks(shop);
  const problem = `The box “Box ${lootboxId}” was opened after the work was started. Plan the row again to see its odds`;
  expect(await rowsIn(work)).toMatchObject([{ status: "Failed", problem }]);
  expect(await priceOf(itemId)).toBe(500);
  await call("retryWork", work);
  expect(await runApproved(work)).toMatchObject({ rows: { Done: 1 } });
});

it("writes its lines to the audit log under the start that was approved", async () => {
  const { itemId } = await boxedItem();
  const work = await runApproved(await planPrice(itemId, "450.00"));
  const audited = async (query: { subjectId: string }) =>
    (await shop.call("listAudit", { query: { ...query, isChange: "true" } }, second)).body.items;
  const started = (await audited({ subjectId: work.id })).find(({ action }) => action === "startWork");
  expect(started).toMatchObject({ lineCount: 1, approvedBy: { userInfoId: second.userId } });
  expect(await audited({ subjectId: itemId })).toMatchObject([{ action: "updateItem", partOfId: started?.id }]);
});
