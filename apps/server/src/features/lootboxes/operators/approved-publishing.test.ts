import { afterAll, beforeAll, expect, it } from "vitest";
import {
  boxOf,
  changePlan,
  createBox,
  moveBox,
  plannedBox,
  publishNext,
  rehearse,
} from "../../../../test/catalogue/operator-boxes.ts";
import { changeItem as changeItemOf } from "../../../../test/catalogue/bulk-prices.ts";
import { approve } from "../../../../test/operators/approve.ts";
import { makeAdmin, type TestPerson } from "../../../../test/people/people.ts";
import { openShop, type Shop } from "../../../../test/shop/shop.ts";

let shop: Shop;
let author: TestPerson;
let second: TestPerson;
let id: string;
beforeAll(async () => {
  shop = await openShop({ FOUR_EYES: "publishing" });
  [author, second] = await Promise.all([makeAdmin(shop, "Catalogue"), makeAdmin(shop)]);
  id = await createBox(shop, author, await plannedBox(shop));
});
afterAll(() => shop.close());

const changeItem = (itemId: string, changed: object) => changeItemOf(shop, author, itemId, changed);

it("opens a box and announces its next version when a second person approves, and pauses it at once", async () => {
  const opening = await moveBox(shop, author, id, "Active");
  expect(await boxOf(shop, author, id)).toMatchObject({ status: "Draft", current: null });
  expect((await approve(shop, author, opening)).status).toBe(403);
  expect((await approve(shop, second, opening)).status).toBe(200);
  expect(await boxOf(shop, author, id)).toMatchObject({ status: "Active", current: { tableVersion: 1 } });
  await changePlan(shop, author, id, { price: 5.49 });
  const announcing = await publishNext(shop, author, id);
  expect((await approve(shop, second, announcing)).status).toBe(200);
  const versions = (await shop.call("listLootboxVersions", { params: { id }, query: {} }, author)).body;
  expect(versions.totalCount).toBe(2);
  expect((await moveBox(shop, author, id, "Paused")).status).toBe(200);
});

it("does not publish what was changed after somebody asked", async () => {
  const other = await createBox(shop, author, await plannedBox(shop));
  const opening = await moveBox(shop, author, other, "Active");
  await changePlan(shop, author, other, { price: 5.49 });
  expect((await approve(shop, second, opening)).body).toMatchObject({ code: "VERSION_CONFLICT" });
  expect(await boxOf(shop, author, other)).toMatchObject({ status: "Draft", current: null });
});

it("waits with another price of an item that an open box holds, but not with what changes no odds", async () => {
  const body = await plannedBox(shop);
  const box = await createBox(shop, author, body);
  await approve(shop, second, await moveBox(shop, author, box, "Active"));
  const itemId = body.drops[0]?.itemId ?? "";
  const shown = async () => (await shop.call("getAdminItem", { params: { id: itemId } }, author)).body;
  expect((await changeItem(itemId, { description: "Another text." })).status).toBe(200);
  const asked = await changeItem(itemId, { marketPrice: 499 });
  expect(asked.body).toMatchObject({ code: "APPROVAL_NEEDED" });
  expect((await shown()).marketPrice).toBe(500);
  expect((await approve(shop, second, asked)).status).toBe(200);
  expect((await shown()).marketPrice).toBe(499);
});

it("approves another price only for the versions that the boxes had when somebody asked", async () => {
  const body = await plannedBox(shop);
  const box = await createBox(shop, author, body);
  await approve(shop, second, await moveBox(shop, author, box, "Active"));
  const [first = "", other = ""] = body.drops.map(({ itemId }) => itemId);
  const asked = await changeItem(first, { marketPrice: 499 });
  expect((await approve(shop, second, await changeItem(other, { marketPrice: 14 }))).status).toBe(200);
  expect((await approve(shop, second, asked)).body).toMatchObject({ code: "VERSION_CONFLICT" });
});

const waiting = async (box: string) => {
  const { items } = (await shop.call("listApprovals", { query: { status: "Waiting", pageSize: 100 } }, second)).body;
  return items.find(({ subjectId }) => subjectId === box);
};

it("shows whoever approves an announcement what the box holds and pays, before and after, and the text of the odds", async () => {
  const body = await plannedBox(shop);
  const box = await createBox(shop, author, body);
  const opening = await moveBox(shop, author, box, "Active");
  const first = await waiting(box);
  expect(first?.before).not.toHaveProperty("payout");
  expect(first?.after).toMatchObject({ payout: "58.82 %", contents: expect.any(Array) });
  await approve(shop, second, opening);
  await changePlan(shop, author, box, { price: 5.49 });
  const { odds } = await rehearse(shop, author, box);
  await publishNext(shop, author, box);
  expect(await waiting(box)).toMatchObject({
    before: { payout: "58.82 %" },
    after: { payout: "53.47 %", oddsTable: odds?.oddsTable },
  });
});

it("shows whoever approves that a paused box opens again what other prices have made of it since", async () => {
  const body = await plannedBox(shop);
  const box = await createBox(shop, author, body);
  await approve(shop, second, await moveBox(shop, author, box, "Active"));
  await moveBox(shop, author, box, "Paused");
  const itemId = body.drops[0]?.itemId ?? "";
  expect((await changeItem(itemId, { marketPrice: 900, confirmedPayout: "66.84" })).status).toBe(200);
  await moveBox(shop, author, box, "Active");
  const asked = await waiting(box);
  expect(asked).toMatchObject({ before: { payout: "58.82 %" }, after: { payout: "66.84 %" } });
  expect(JSON.stringify(asked?.before)).toContain("€500.00");
  expect(JSON.stringify(asked?.after)).toContain("€900.00");
});

it("opens a paused box again that pays more than it costs by now only with its payout", async () => {
  const body = await plannedBox(shop);
  const box = await createBox(shop, author, body);
  await approve(shop, second, await moveBox(shop, author, box, "Active"));
  await moveBox(shop, author, box, "Paused");
  const confirmedPayout = "158.82";
  const dear = { marketPrice: 5490, confirmedPayout };
  expect((await changeItem(body.drops[0]?.itemId ?? "", dear)).status).toBe(200);
  expect((await moveBox(shop, author, box, "Active")).body).toMatchObject({ code: "PAYOUT_UNCONFIRMED" });
  expect((await moveBox(shop, author, box, "Active", { confirmedPayout })).body).toMatchObject({
    code: "APPROVAL_NEEDED",
  });
});

it("waits once with the same publication, whatever was typed to confirm its payout", async () => {
  const box = await createBox(shop, author, await plannedBox(shop));
  const codes = [];
  for (const confirmedPayout of ["58.82", "58.83"]) {
    const { body } = await moveBox(shop, author, box, "Active", { confirmedPayout });
    codes.push("code" in body ? body.code : "");
  }
  expect(codes).toEqual(["APPROVAL_NEEDED", "APPROVAL_LIMIT"]);
});

it("lets a change of a plan be taken back from the audit log", async () => {
  const box = await createBox(shop, author, await plannedBox(shop));
  await changePlan(shop, author, box, { price: 6, description: "Other words." });
  const { items } = (await shop.call("listAudit", { query: { subjectId: box } }, second)).body;
  const [change] = items;
  expect(change).toMatchObject({ action: "updateLootbox", canRevert: true });
  const reverted = await shop.call(
    "revertAudit",
    { params: { id: change?.id ?? "" }, body: { reason: "A mistake" } },
    second,
  );
  expect(reverted.status).toBe(204);
  expect(await boxOf(shop, author, box)).toMatchObject({ price: 4.99, description: "A box in the making." });
});
