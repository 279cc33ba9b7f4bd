import { MOST_RECENT_OPENINGS } from "@trove/contract";
import { cents } from "@trove/money";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { stockBox, type TestBox } from "../../../../test/catalogue/stock.ts";
import { openBoxes } from "../../../../test/openings/browser.ts";
import { lockAccount } from "../../../../test/openings/meanwhile.ts";
import { shareOpening } from "../../../../test/openings/share.ts";
import { credit, signUp, type TestPerson } from "../../../../test/people/people.ts";
import { logRecords, runJob } from "../../../../test/public-log/jobs.ts";
import { readRecordsLog } from "../../../../test/public-log/reader.ts";
import { openShop, type Shop } from "../../../../test/shop/shop.ts";

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

async function customer(): Promise<TestPerson> {
  const person = await signUp(shop);
  await credit(shop, person, cents(100_000));
  return person;
}

/** Publishes the openings in the log and lets the shop read them. */
async function publish(): Promise<void> {
  await logRecords(shop);
  await runJob(shop.app, "recent-openings");
}

const recent = async (box?: TestBox) =>
  (await shop.call("listRecentOpenings", { query: box === undefined ? {} : { lootboxId: box.lootboxId } })).body;

const name = ({ token }: TestPerson, isShown: boolean) => shop.call("setOpeningName", { body: { isShown } }, { token });

const namesOf = async (box: TestBox) => (await recent(box)).map(({ userName }) => userName);

describe("recent openings", () => {
  it("are what the public log has, and nothing else of a person", async () => {
    const [person, box] = [await customer(), await stockBox(shop)];
    const opened = (await openBoxes(shop, person, box, { quantity: 2 })).body.openings;
    await publish();
    const leaves = await readRecordsLog(shop);
    const list = await recent(box);
    const { text } = await shop.call("listRecentOpenings", { query: { lootboxId: box.lootboxId } });
    expect(list.map(({ drawIndex }) => drawIndex)).toEqual([1, 0]);
    for (const { logIndex, drawIndex, ticket, item, openedAtUtc, lootBox, userName, sharedToken } of list) {
      const leaf = leaves[logIndex];
      if (leaf?.kind !== "opening") throw new Error("the log has no such opening");
      expect([leaf.tickets[drawIndex], leaf.itemIds[drawIndex]]).toEqual([ticket, item.id]);
      expect(openedAtUtc).toBe(leaf.time.replace("Z", ":00.000Z"));
      expect(item).toEqual(opened[drawIndex]?.item);
      expect(lootBox.id).toBe(box.lootboxId);
      expect([userName, sharedToken]).toEqual([null, null]);
    }
    for (const secret of [person.userId, person.userName, opened[0]?.transactionId, opened[0]?.inventoryItemId]) {
      expect(text).not.toContain(secret);
    }
  });

  it("come only after the log has published them", async () => {
    const [person, box] = [await customer(), await stockBox(shop)];
    await openBoxes(shop, person, box);
    await runJob(shop.app, "recent-openings");
    expect(await recent(box)).toEqual([]);
  });

  it("are the latest of each box, and of all boxes that the shop shows", async () => {
    const [person, box, other] = [await customer(), await stockBox(shop), await stockBox(shop)];
    await openBoxes(shop, person, other);
    await publish();
    for (let time = 0; time < 5; time += 1) await openBoxes(shop, person, box, { quantity: 5 });
    await publish();
    expect(await recent(box)).toHaveLength(MOST_RECENT_OPENINGS);
    expect(await recent(other)).toHaveLength(1);
    const all = await recent();
    expect(all).toEqual(await recent(box));
    const { connection } = shop.owner;
    await connection
      .updateTable("lootboxes")
      .set({ status: "Archived" })
      .where("lootboxId", "=", box.lootboxId)
      .execute();
    expect((await recent()).some(({ lootBox }) => lootBox.id === box.lootboxId)).toBe(false);
    expect(await recent(box)).toEqual([]);
  });

  it("are noted once by processes that read the log at the same time", async () => {
    const [person, box] = [await customer(), await stockBox(shop)];
    await openBoxes(shop, person, box);
    await logRecords(shop);
    await Promise.all([1, 2, 3].map(() => runJob(shop.app, "recent-openings")));
    expect(await recent(box)).toHaveLength(1);
  });
});

describe("the name beside openings", () => {
  it("is there only if the person chose it, and goes at once, also from past openings", async () => {
    const [person, other, box] = [await customer(), await customer(), await stockBox(shop)];
    await openBoxes(shop, person, box);
    await publish();
    await openBoxes(shop, other, box);
    await publish();
    expect((await shop.call("getOpeningName", {}, person)).body).toEqual({ isShown: false });
    expect(await namesOf(box)).toEqual([null, null]);
    expect((await name(person, true)).body).toEqual({ isShown: true });
    expect((await shop.call("getOpeningName", {}, person)).body).toEqual({ isShown: true });
    expect(await namesOf(box)).toEqual([null, person.userName]);
    await name(person, true);
    await name(person, false);
    expect(await namesOf(box)).toEqual([null, null]);
  });

  it("goes with a lock on the account", async () => {
    const [person, box] = [await customer(), await stockBox(shop)];
    await name(person, true);
    await openBoxes(shop, person, box);
    await publish();
    expect((await recent(box))[0]?.userName).toBe(person.userName);
    await lockAccount(shop, person);
    expect((await recent(box))[0]?.userName).toBeNull();
  });
});

it("a shared opening is linked from its box only if the person chose that", async () => {
  const [person, box] = [await customer(), await stockBox(shop)];
  const { transactionId = "" } = (await openBoxes(shop, person, box)).body.openings[0] ?? {};
  await publish();
  const tokens = async () => (await recent(box)).map(({ sharedToken }) => sharedToken);
  const { token } = (await shareOpening(shop, person, transactionId)).body;
  expect(await tokens()).toEqual([null]);
  await shareOpening(shop, person, transactionId, { isListed: true });
  expect(await tokens()).toEqual([token]);
  await shop.call("stopSharingOpening", { query: { transactionId } }, person);
  expect(await tokens()).toEqual([null]);
});
