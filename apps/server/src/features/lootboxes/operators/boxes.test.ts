import { randomUUID } from "node:crypto";
import { oddsHash, parseOddsTable } from "@trove/fairness";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import {
  boxOf,
  changePlan,
  createBox,
  moveBox,
  plannedBox,
  publishNext,
  rehearse,
} from "../../../../test/catalogue/operator-boxes.ts";
import { openBoxes } from "../../../../test/openings/browser.ts";
import { credit, makeAdmin, signUp, type TestPerson } from "../../../../test/people/people.ts";
import { openShop, type Shop } from "../../../../test/shop/shop.ts";
import { cents } from "@trove/money";

let shop: Shop;
let admin: TestPerson;

beforeAll(async () => {
  shop = await openShop();
  admin = await makeAdmin(shop);
});
afterAll(() => shop.close());

const shown = (id: string) => {
  shop.app.publicCache.clear();
  return shop.call("getLootbox", { params: { id } });
};
const draft = async (changed: object = {}) => createBox(shop, admin, await plannedBox(shop, changed));
describe("a box in the making", () => {
  it("is built bit by bit, seen by operators only, and opened by people once it is published", async () => {
    const id = (await shop.call("createLootbox", { body: { name: "From nothing", price: 2.5 } }, admin)).body.id;
    expect(await boxOf(shop, admin, id)).toMatchObject({ status: "Draft", price: 2.5, drops: [], current: null });
    const { price, drops, description, imageUrl } = await plannedBox(shop);
    await changePlan(shop, admin, id, { drops: drops.slice(0, 1) });
    expect((await rehearse(shop, admin, id)).errors).toEqual({
      imageUrl: ["Picture is required"],
      drops: ["A box needs at least two items", "Tickets must add up to exactly 1,000,000"],
    });
    expect((await moveBox(shop, admin, id, "Active")).body).toMatchObject({ code: "VALIDATION_FAILED" });
    await changePlan(shop, admin, id, { price, drops, description, imageUrl });
    expect((await shown(id)).status).toBe(404);
    const { odds, tableVersion } = await rehearse(shop, admin, id);
    expect((await moveBox(shop, admin, id, "Active")).body).toMatchObject({ status: "Active", tableVersion: 1 });
    expect((await shown(id)).body).toMatchObject({
      oddsHash: odds?.oddsHash,
      tableVersion,
      price: 4.99,
      status: "Active",
    });
    const person = await signUp(shop);
    await credit(shop, person, cents(499));
    expect((await openBoxes(shop, person, { lootboxId: id, price: cents(499) })).status).toBe(200);
  });

  it("is listed with what its plan pays, by status and name", async () => {
    const name = `Listed ${randomUUID()}`;
    const id = await draft({ name });
    const list = async (query: object) => (await shop.call("listAdminLootboxes", { query }, admin)).body.items;
    expect(await list({ search: name, status: "Draft" })).toMatchObject([
      { id, payoutRatio: 0.5882, dropCount: 4, isChanged: true, current: null },
    ]);
    expect(await list({ search: name, status: "Active" })).toEqual([]);
    await changePlan(shop, admin, id, { drops: [] });
    expect(await list({ search: name })).toMatchObject([{ payoutRatio: null, dropCount: 0 }]);
  });

  it("is begun once per key", async () => {
    const body = await plannedBox(shop);
    const key = randomUUID();
    const begun = await Promise.all(
      Array.from({ length: 4 }, () => shop.call("createLootbox", { body }, { ...admin, key })),
    );
    expect(new Set(begun.map(({ text }) => text)).size).toBe(1);
    expect((await shop.call("createLootbox", { body }, admin)).body).toMatchObject({
      errors: { slug: [expect.any(String)] },
    });
  });

  it.each([
    ["price", 0.09],
    ["price", 4.999],
    ["name", " "],
    ["hue", 360],
    ["imageUrl", "https://elsewhere.example/a.webp"],
    ["drops", [{ itemId: randomUUID(), tickets: -1 }]],
    ["drops", [{ itemId: randomUUID(), tickets: 1_000_001 }]],
    ["drops", ["a", "a"].map(() => ({ itemId: "0198a000-0000-7000-8000-000000000001", tickets: 1 }))],
  ])("can't have the %s %j", async (field, value) => {
    const body = { ...(await plannedBox(shop)), [field]: value };
    const response = await shop.call("createLootbox", { body }, admin);
    expect([response.status, response.body]).toMatchObject([400, { code: "VALIDATION_FAILED" }]);
  });

  it("leaves an audit entry for each change, with the plan before and after", async () => {
    const id = await draft();
    await changePlan(shop, admin, id, { price: 6 });
    await moveBox(shop, admin, id, "Active");
    const { items } = (await shop.call("listAudit", { query: { subjectId: id } }, admin)).body;
    expect(items).toMatchObject([
      { action: "setLootboxStatus", before: { status: "Draft" }, after: { status: "Active", tableVersion: 1 } },
      { action: "updateLootbox", before: { priceCents: 499 }, after: { priceCents: 600 } },
      { action: "createLootbox", before: null, after: { priceCents: 499 } },
    ]);
  });
});

describe("a published version", () => {
  it("stays as it is while the next one is in the making, and is followed by it", async () => {
    const id = await draft();
    await moveBox(shop, admin, id, "Active");
    const first = (await shown(id)).body;
    await changePlan(shop, admin, id, { price: 6 });
    expect((await shown(id)).body).toMatchObject({ tableVersion: 1, price: 4.99, oddsHash: first.oddsHash });
    expect(await boxOf(shop, admin, id)).toMatchObject({ isChanged: true, price: 6, current: { price: 4.99 } });
    expect((await publishNext(shop, admin, id)).body).toMatchObject({ tableVersion: 2 });
    expect((await shown(id)).body).toMatchObject({ tableVersion: 2, price: 6 });
    expect(await boxOf(shop, admin, id)).toMatchObject({ isChanged: false, current: { tableVersion: 2 } });
    const { items } = (await shop.call("listLootboxVersions", { params: { id }, query: {} }, admin)).body;
    expect(items.map(({ oddsTable }) => parseOddsTable(oddsTable).priceCents)).toEqual([600, 499]);
    expect(items.map(({ oddsTable }) => oddsHash(oddsTable))).toEqual(items.map((version) => version.oddsHash));
  });

  it("is not made again when a box is paused and resumed, but when its plan has changed meanwhile", async () => {
    const id = await draft();
    await moveBox(shop, admin, id, "Active");
    expect((await moveBox(shop, admin, id, "Paused")).body).toMatchObject({ status: "Paused", tableVersion: 1 });
    expect((await shown(id)).body.status).toBe("Paused");
    expect((await moveBox(shop, admin, id, "Active", { oddsHash: undefined })).body).toMatchObject({ tableVersion: 1 });
    await moveBox(shop, admin, id, "Paused");
    const { drops } = await boxOf(shop, admin, id);
    const [one, two, ...rest] = drops.map(({ itemId, tickets }) => ({ itemId, tickets }));
    if (one === undefined || two === undefined) throw new Error("the box has four drops");
    const moved = [{ ...one, tickets: one.tickets + 1 }, { ...two, tickets: two.tickets - 1 }, ...rest];
    await changePlan(shop, admin, id, { drops: moved });
    expect((await moveBox(shop, admin, id, "Active", { oddsHash: undefined })).body).toMatchObject({
      code: "VERSION_CONFLICT",
    });
    expect((await moveBox(shop, admin, id, "Active")).body).toMatchObject({ tableVersion: 2 });
    expect((await shown(id)).body).toMatchObject({ tableVersion: 2, status: "Active" });
  });

  it("no longer has a plan beside it when the plan was changed back", async () => {
    const id = await draft();
    await moveBox(shop, admin, id, "Active");
    await changePlan(shop, admin, id, { price: 6 });
    await changePlan(shop, admin, id, { price: 4.99 });
    expect(await boxOf(shop, admin, id)).toMatchObject({ isChanged: false });
    expect((await publishNext(shop, admin, id)).body).toMatchObject({ code: "STATUS_CONFLICT" });
  });

  it("is gone from the shop for good when its box is archived", async () => {
    const id = await draft();
    await moveBox(shop, admin, id, "Active");
    await moveBox(shop, admin, id, "Archived");
    expect((await shown(id)).status).toBe(404);
    expect((await moveBox(shop, admin, id, "Active")).body).toMatchObject({ code: "STATUS_CONFLICT" });
  });
});

describe("a payout above 100 %", () => {
  it("is published only with its figure, typed by a person", async () => {
    const id = await draft({ price: 2.5 });
    const refused = await moveBox(shop, admin, id, "Active");
    expect(refused.body).toMatchObject({ code: "PAYOUT_UNCONFIRMED", params: { payout: "117.40" } });
    expect((await moveBox(shop, admin, id, "Active", { confirmedPayout: "117.39" })).status).toBe(409);
    expect((await moveBox(shop, admin, id, "Active", { confirmedPayout: "117.40" })).body).toMatchObject({
      status: "Active",
    });
  });
});
