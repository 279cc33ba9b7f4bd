import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, it } from "vitest";
import { noteBackupsIn } from "../../../backups/backup-state.store.ts";
import { stockItems } from "../../../../test/catalogue/stock.ts";
import { runJob } from "../../../../test/payments/till.ts";
import { mailFor, sendMail } from "../../../../test/people/mailbox.ts";
import { makeAdmin, type TestPerson } from "../../../../test/people/people.ts";
import { openMailingShop } from "../../../../test/shop/mailing-shop.ts";
import type { Shop } from "../../../../test/shop/shop.ts";

let shop: Shop;
let admin: TestPerson;
beforeAll(async () => {
  shop = await openMailingShop();
  admin = await makeAdmin(shop);
});
afterAll(() => shop.close());

const asAdmin = () => ({ ...admin, key: randomUUID() });

async function done(): Promise<string[]> {
  const { steps } = (await shop.call("getLaunchGuide", {}, admin)).body;
  return steps.filter(({ isDone }) => isDone).map(({ step }) => step);
}

it("the list of an empty shop has nothing done but what its settings need, and each step is done when the database shows it", async () => {
  expect(await done()).toEqual(["market", "identity"]);
  expect((await shop.call("sendTestMail", { body: {} }, asAdmin())).body).toEqual({ email: admin.email });
  expect(await done()).toEqual(["market", "identity"]);
  await sendMail(shop);
  expect((await mailFor(shop, admin.email)).some(({ file }) => file.includes("testMail"))).toBe(true);
  expect(await done()).toEqual(["mail", "market", "identity"]);
  await makeAdmin(shop);
  await stockItems(shop, [500]);
  expect(await done()).toEqual(["mail", "secondAdmin", "category", "item", "market", "identity"]);
});

it("the list is put away for all operators, and can be taken out again from the audit log", async () => {
  const isPutAway = async () => (await shop.call("getLaunchGuide", {}, admin)).body.isPutAway;
  await shop.call("putLaunchGuideAway", { body: { isPutAway: true } }, asAdmin());
  expect(await isPutAway()).toBe(true);
  const { body } = await shop.call("listAudit", { query: { action: "putLaunchGuideAway" } }, admin);
  const back = { params: { id: body.items[0]?.id ?? "" }, body: { reason: "Not yet" } };
  expect((await shop.call("revertAudit", back, asAdmin())).status).toBe(204);
  expect(await isPutAway()).toBe(false);
});

it("three example boxes are drafts of example items, which the shop does not show", async () => {
  const hasBoxes = async () => (await shop.call("getLaunchGuide", {}, admin)).body.hasBoxes;
  expect(await hasBoxes()).toBe(false);
  const { body, status } = await shop.call("createExampleBoxes", { body: {} }, asAdmin());
  expect([status, body.lootboxIds.length, body.itemIds.length]).toEqual([201, 3, 6]);
  for (const id of body.lootboxIds) {
    const { body: box } = await shop.call("getAdminLootbox", { params: { id } }, admin);
    expect(box).toMatchObject({ status: "Draft", current: null, tags: ["Example"] });
    expect(box.drops.reduce((sum, { tickets }) => sum + tickets, 0)).toBe(1_000_000);
    expect(box.drops.every(({ item: { isActive } }) => !isActive)).toBe(true);
  }
  expect((await shop.call("listLootboxes", { query: {} })).body.totalCount).toBe(0);
  expect((await shop.call("listItems", { query: {} })).body.items.map(({ name }) => name)).not.toContain(
    "Example: bicycle",
  );
  expect((await shop.call("createExampleBoxes", { body: {} }, asAdmin())).status).toBe(409);
  expect(await hasBoxes()).toBe(true);
  expect(await done()).not.toContain("box");
});

it("the status page shows processes, queues, the last check of the books, and the last backup", async () => {
  await runJob(shop, "note-process");
  await shop.call("sendTestMail", { body: {} }, asAdmin());
  const read = async () => (await shop.call("getShopStatus", {}, admin)).body;
  const before = await read();
  expect(before).toMatchObject({ booksCheck: null, backup: null, mail: { hasServer: false, failure: null } });
  expect(before.processes).toMatchObject([{ isOwn: true, version: before.version }]);
  expect(before.queues.find(({ name }) => name === "mail")).toMatchObject({ oldestSeconds: expect.any(Number) });
  await runJob(shop, "check-books");
  expect((await read()).booksCheck).toBeNull();
  shop.clock.now = new Date(shop.clock.now.getTime() + 700_000);
  await Promise.all([1, 2].map(() => runJob(shop, "check-books")));
  const { booksCheck } = await read();
  expect(booksCheck).toMatchObject({ isByShop: true, broken: [], skipped: [] });
  expect(booksCheck?.rules).toBeGreaterThan(30);
  expect((await read()).processes).toEqual([]);

  const at = shop.clock.now;
  const details = { bytes: 1_000, to: "folder /backups" };
  const note = noteBackupsIn(shop.owner.connection);
  await note("base", { at, details });
  await note("log", { at });
  await note("check", { at, failure: "no room left" });
  expect(await read()).toMatchObject({
    backup: { ...details, endedAtUtc: at.toISOString() },
    backups: { untilUtc: at.toISOString(), checkedAtUtc: null, failure: "no room left" },
  });
  expect(await done()).toContain("backup");
});
