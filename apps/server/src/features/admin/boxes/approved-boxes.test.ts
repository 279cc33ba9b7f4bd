import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, it } from "vitest";
import { boxOf, changePlan, createBox, moveBox, plannedBox } from "../../../../test/catalogue/operator-boxes.ts";
import { makeAdmin, type TestPerson } from "../../../../test/people/people.ts";
import { openShop, type Shop } from "../../../../test/shop/shop.ts";

let shop: Shop;
let asking: TestPerson;
let second: TestPerson;
beforeAll(async () => {
  shop = await openShop({ FOUR_EYES: "publishing" });
  [asking, second] = await Promise.all([makeAdmin(shop), makeAdmin(shop)]);
});
afterAll(() => shop.close());

/** Asks for a box to be opened. Returns the approval's id. */
async function askToOpen(id: string): Promise<string> {
  const { text } = await moveBox(shop, asking, id, "Active");
  const problem = JSON.parse(text) as { params: { approvalId: string } };
  expect(problem, text).toMatchObject({ code: "APPROVAL_NEEDED" });
  return problem.params.approvalId;
}

const approve = (by: TestPerson, id: string) =>
  shop.call("decideApproval", { params: { id }, body: { isApproved: true } }, { token: by.token, key: randomUUID() });

it("a box opens once a second person has approved its publication, and is paused by one alone", async () => {
  const id = await createBox(shop, asking, await plannedBox(shop));
  const approval = await askToOpen(id);
  expect(await boxOf(shop, asking, id)).toMatchObject({ status: "Draft", current: null });
  expect((await approve(asking, approval)).status).toBe(403);
  expect((await approve(second, approval)).status).toBe(200);
  expect(await boxOf(shop, asking, id)).toMatchObject({ status: "Active", current: { tableVersion: 1 } });
  expect((await moveBox(shop, asking, id, "Paused")).status).toBe(200);
});

it("what was asked for isn't published after the box has changed", async () => {
  const id = await createBox(shop, asking, await plannedBox(shop));
  const approval = await askToOpen(id);
  await changePlan(shop, asking, id, { price: 6 });
  expect((await approve(second, approval)).body).toMatchObject({ code: "VERSION_CONFLICT" });
  expect(await boxOf(shop, asking, id)).toMatchObject({ status: "Draft", current: null });
});

it("a change of a plan can be taken back from the audit log", async () => {
  const id = await createBox(shop, asking, await plannedBox(shop));
  await changePlan(shop, asking, id, { price: 6, description: "Other words." });
  const { items } = (await shop.call("listAudit", { query: { subjectId: id } }, second)).body;
  const [change] = items;
  expect(change).toMatchObject({ action: "updateLootbox", canRevert: true });
  const reverted = await shop.call(
    "revertAudit",
    { params: { id: change?.id ?? "" }, body: { reason: "A mistake" } },
    { token: second.token, key: randomUUID() },
  );
  expect(reverted.status).toBe(204);
  expect(await boxOf(shop, asking, id)).toMatchObject({ price: 4.99, description: "A box in the making." });
});
