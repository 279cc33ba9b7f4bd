import { randomUUID } from "node:crypto";
import { cents, times } from "@trove/money";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { emptyShelves, putOnShelf, sound, tea } from "../../../../test/catalogue/shelf.ts";
import { stockBox } from "../../../../test/catalogue/stock.ts";
import { buyFromBalance, stockOf, toKeep } from "../../../../test/orders/orders.ts";
import { credit, makeAdmin, sessionIdOf, signUp, type TestPerson } from "../../../../test/people/people.ts";
import { openShop, type Shop } from "../../../../test/shop/shop.ts";
import type { Transaction } from "../../../database/connection.ts";
import { readSent } from "../../operators/approvals/read-sent.ts";
import { operate, type OperatorCall } from "../../operators/index.ts";
import { createItem } from "./change-item.ts";
import { itemResponseOf } from "./item-facts.ts";

let shop: Shop;
let admin: TestPerson;

beforeAll(async () => {
  shop = await openShop();
  admin = await makeAdmin(shop);
  await emptyShelves(shop);
});
afterAll(() => shop.close());

const described = {
  name: "Kännchen No. 7",
  description: "Pours without dripping.",
  imageUrl: "/pictures/pot.webp",
  galleryUrls: ["/pictures/pot-open.webp"],
  altTexts: ["A pot on a table", ""],
  categoryId: tea,
  brand: "Nordlys",
  marketPrice: 49.5,
  isSellable: true,
  isActive: true,
};

const create = (changed: object = {}, key = randomUUID()) =>
  shop.call("createItem", { body: { ...described, ...changed } }, { ...admin, key });

const update = (id: string, changed: { version: number } & Record<string, unknown>, key = randomUUID()) =>
  shop.call("updateItem", { params: { id }, body: { ...described, ...changed } }, { ...admin, key });

const shown = async (id: string) => (await shop.call("getItem", { params: { id }, query: {} })).body;

describe("a new item", () => {
  it("is in the shop at once, with a slug made from its name", async () => {
    const before = (await shop.call("listItems", { query: {} })).body.totalCount;
    const { status, body } = await create({ stock: 12 });
    expect([status, body]).toMatchObject([
      201,
      { ...described, slug: "kannchen-no-7", stock: 12, tier: "Uncommon", version: 1 },
    ]);
    expect(await shown(body.id)).toMatchObject({ marketPrice: 49.5, category: { id: tea } });
    await expect.poll(async () => (await shop.call("listItems", { query: {} })).body.totalCount).toBe(before + 1);
  });

  it("is created once per key, and has a unique slug", async () => {
    const key = randomUUID();
    const responses = await Promise.all(Array.from({ length: 5 }, () => create({ name: "Twice" }, key)));
    expect(new Set(responses.map(({ status, text }) => `${status} ${text}`)).size).toBe(1);
    const again = await create({ name: "Twice" });
    expect([again.status, again.body]).toMatchObject([400, { errors: { slug: [expect.any(String)] } }]);
    expect((await create({ name: "Twice", slug: "twice-over" })).status).toBe(201);
    expect((await create({ name: "茶壺" })).body.slug).toMatch(/^[0-9a-f-]{36}$/);
  });

  it("is rendered from what the first request recorded, in the same order of fields", async () => {
    const { connection: db } = shop.database;
    const parts = { db, now: () => shop.clock.now };
    const idempotency = { key: randomUUID(), requestHash: Buffer.from("the same") };
    const person = { userId: admin.userId, sessionId: sessionIdOf(admin), roles: ["Admin" as const] };
    const rule = { needsSafety: () => Promise.resolve(false) };
    const act = {
      name: "createItem",
      change: (tx: Transaction, at: Date, sent: OperatorCall<"createItem">) => createItem(rule, tx, at, sent),
    } as const;
    const body = { ...described, name: "Rendered", stock: null };
    const call = readSent("createItem", { person, idempotency }, { params: undefined, body });
    const make = async () => JSON.stringify(itemResponseOf(db, await operate(parts, act, call)));
    expect(await make()).toBe(await make());
  });

  it.each([
    ["imageUrl", "//elsewhere.example/a.webp"],
    ["imageUrl", "https://elsewhere.example/a.webp"],
    ["imageUrl", "/pictures/../secret.webp"],
    ["marketPrice", 0.09],
    ["marketPrice", 50_000.01],
    ["stock", -1],
    ["stock", 1.5],
    ["name", " "],
    ["slug", "Not A Slug"],
  ])("can't have the %s %j", async (field, value) => {
    const { status, body } = await create({ [field]: value });
    expect([status, body]).toMatchObject([400, { code: "VALIDATION_FAILED" }]);
    expect(body).toHaveProperty("errors");
  });
});

describe("a change", () => {
  it("shows at once, and in the audit log with the previous values", async () => {
    const { body: item } = await create({ name: "Changing" });
    await shown(item.id);
    const { body } = await update(item.id, { version: 1, name: "Changed", marketPrice: 51 });
    expect(body).toMatchObject({ name: "Changed", marketPrice: 51, tier: "Rare", slug: "changing", version: 2 });
    await expect.poll(async () => (await shown(item.id)).name).toBe("Changed");
    const { body: audit } = await shop.call("listAudit", { query: { subjectId: item.id } }, admin);
    expect(audit.items).toMatchObject([
      {
        action: "updateItem",
        before: { name: "Changing", marketPriceCents: 4950 },
        after: { name: "Changed", marketPriceCents: 5100 },
      },
      { action: "createItem", before: null, after: { name: "Changing" } },
    ]);
  });

  it("sets the item's weight, which a call without one keeps", async () => {
    const { body: item } = await create({ name: "Heavy", weightGrams: 1250 });
    expect(item.weightGrams).toBe(1250);
    expect((await update(item.id, { version: 1, name: "Heavy" })).body.weightGrams).toBe(1250);
    expect((await update(item.id, { version: 2, name: "Heavy", weightGrams: null })).body.weightGrams).toBeNull();
    const refused = await update(item.id, { version: 3, name: "Heavy", weightGrams: 0 });
    expect(refused.body).toMatchObject({ errors: { weightGrams: [expect.any(String)] } });
    expect((await shown(item.id)).weightGrams).toBeNull();
  });

  it("is refused if somebody else has changed the item since", async () => {
    const { body: item } = await create({ name: "Contested" });
    const responses = await Promise.all(
      Array.from({ length: 6 }, (_, clerk) => update(item.id, { version: 1, name: `Clerk ${clerk}` })),
    );
    expect(responses.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(responses.filter(({ text }) => text.includes("VERSION_CONFLICT"))).toHaveLength(5);
  });

  it("removes an item from the shop, but operators still find it", async () => {
    const { body: item } = await create({ name: "Retired" });
    await update(item.id, { version: 1, name: "Retired", isActive: false });
    await expect
      .poll(async () => (await shop.call("getItem", { params: { id: item.id }, query: {} })).status)
      .toBe(404);
    const list = (query: object) => shop.call("listAdminItems", { query: { search: "retired", ...query } }, admin);
    expect((await list({})).body.items.map(({ id }) => id)).toEqual([item.id]);
    expect((await list({ isActive: "true" })).body.totalCount).toBe(0);
  });

  it("can't alter name and pictures of an item in an open box, but can alter its price", async () => {
    const box = await stockBox(shop, cents(499));
    const id = box.drops[0]?.itemId ?? "";
    const item = await shown(id);
    const { name, description, imageUrl, galleryUrls, categoryId, brand, isSellable, isActive } = item;
    const same = {
      name,
      description,
      imageUrl,
      galleryUrls,
      categoryId,
      brand,
      isSellable,
      isActive,
      marketPrice: 600,
    };
    for (const forbidden of [{ name: "Other" }, { imageUrl: "/pictures/b.webp" }, { isActive: false }]) {
      const response = await update(id, { ...same, ...forbidden, version: 1 });
      expect([forbidden, response.body]).toMatchObject([forbidden, { code: "STATUS_CONFLICT" }]);
    }
    expect((await update(id, { ...same, version: 1 })).body).toMatchObject({ marketPrice: 600, version: 2 });
  });
});

async function sellSome(itemId: string, pieces: number): Promise<void> {
  const buyer = await signUp(shop);
  const marketPrice = cents(4950);
  await credit(shop, buyer, times(marketPrice, pieces));
  const bought = Array.from({ length: pieces }, () => ({ itemId, name: "", marketPrice }));
  expect((await buyFromBalance(shop, buyer, toKeep(bought))).status).toBe(201);
}

describe("stock", () => {
  it("keeps sales that were made while the form was open", async () => {
    const { body: item } = await create({ name: "Selling", stock: 7 });
    await sellSome(item.id, 2);
    const filled = { version: 1, name: "Selling", stockChange: { from: 7, to: 17 } };
    expect((await update(item.id, filled)).body).toMatchObject({ stock: 15, version: 2 });
    const untouched = { version: 2, name: "Selling", stockChange: { from: 15, to: 15 } };
    await sellSome(item.id, 1);
    expect((await update(item.id, untouched)).body.stock).toBe(14);
    const { items } = (await shop.call("listAudit", { query: { subjectId: item.id } }, admin)).body;
    expect(items.map(({ before, after }) => ({ before, after }))).toMatchObject([
      { before: { stock: 14 }, after: { stock: 14 } },
      { before: { stock: 5 }, after: { stock: 15 } },
      { before: null, after: { stock: 7 } },
    ]);
  });

  it("never falls below zero", async () => {
    const { body: item } = await create({ name: "Selling out", stock: 7 });
    await sellSome(item.id, 6);
    const emptied = await update(item.id, { version: 1, name: "Selling out", stockChange: { from: 7, to: 3 } });
    expect(emptied.body).toMatchObject({ code: "VERSION_CONFLICT" });
    expect(await stockOf(shop, { itemId: item.id })).toBe(1);
  });

  it("can be limited and made unlimited again", async () => {
    const [id = ""] = await putOnShelf(shop, [{ name: "Endless", categoryId: sound }]);
    const change = (version: number, from: number | null, to: number | null) =>
      update(id, { version, name: "Endless", stockChange: { from, to } });
    expect((await change(1, null, 5)).body.stock).toBe(5);
    expect((await change(2, null, 8)).body).toMatchObject({ code: "VERSION_CONFLICT" });
    expect((await change(2, 5, null)).body.stock).toBeNull();
  });
});
