import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { emptyShelves, putOnShelf, removeFromShelf, sound, tea } from "../../../../test/catalogue/shelf.ts";
import { makeAdmin, type TestPerson } from "../../../../test/people/people.ts";
import { openShop, type Shop } from "../../../../test/shop/shop.ts";

let shop: Shop;
let admin: TestPerson;
beforeAll(async () => {
  shop = await openShop();
  admin = await makeAdmin(shop);
});
afterAll(() => shop.close());
beforeEach(() => emptyShelves(shop));

const described = { name: "Lamps & Light", description: "To read by.", imageUrl: "/pictures/lamps.webp" };
const create = (changed: object = {}, key = randomUUID()) =>
  shop.call("createCategory", { body: { ...described, ...changed } }, { ...admin, key });
const update = (id: string, changed: { version: number } & Record<string, unknown>) =>
  shop.call("updateCategory", { params: { id }, body: { ...described, isActive: true, ...changed } }, admin);
const move = (id: string, place: number, version: number) =>
  shop.call("moveCategory", { params: { id }, body: { place, version } }, admin);
const list = async () => (await shop.call("listAdminCategories", {}, admin)).body;
const inShop = async () => (await shop.call("listCategories")).body.map(({ name }) => name);

describe("a category", () => {
  it("comes last in the shop's order, once per key, with a slug of its own", async () => {
    const key = randomUUID();
    const [first, again] = [await create({}, key), await create({}, key)];
    expect(first.body).toMatchObject({ ...described, slug: "lamps-light", sortOrder: 3, itemCount: 0, isActive: true });
    expect(again.body).toEqual(first.body);
    expect((await create()).body).toMatchObject({ code: "VALIDATION_FAILED", errors: { slug: [expect.any(String)] } });
    await expect.poll(inShop).toEqual(["Sound", "Küche & Tee", "Lamps & Light"]);
  });

  it("is changed under its version, with an audit entry that has both states", async () => {
    const { body } = await create();
    expect((await update(body.id, { version: 1, name: "Light" })).body).toMatchObject({ name: "Light", version: 2 });
    expect((await update(body.id, { version: 1, name: "Lost" })).body).toMatchObject({ code: "VERSION_CONFLICT" });
    const { items } = (await shop.call("listAudit", { query: { subjectId: body.id } }, admin)).body;
    expect(items.map(({ action, before, after }) => ({ action, before, after }))).toMatchObject([
      { action: "updateCategory", before: { name: "Lamps & Light" }, after: { name: "Light" } },
      { action: "createCategory", before: null, after: { name: "Lamps & Light" } },
    ]);
  });

  it("stays active while the shop shows items in it, and takes none after it was deactivated", async () => {
    const [itemId = ""] = await putOnShelf(shop, [{ name: "Radio" }]);
    const refused = await update(sound, { version: 1, isActive: false });
    expect(refused.body).toMatchObject({ code: "STATUS_CONFLICT", params: { itemCount: 1 } });
    await removeFromShelf(shop, itemId);
    expect((await update(sound, { version: 1, isActive: false })).body.isActive).toBe(false);
    await expect.poll(inShop).toEqual(["Küche & Tee"]);
    const { body: item } = await shop.call("getAdminItem", { params: { id: itemId } }, admin);
    const { name, description, imageUrl, galleryUrls, brand, marketPrice, isSellable } = item;
    const same = { name, description, imageUrl, galleryUrls, brand, marketPrice, isSellable, categoryId: sound };
    const change = (isActive: boolean) =>
      shop.call("updateItem", { params: { id: itemId }, body: { ...same, isActive, version: 1 } }, admin);
    expect((await change(true)).body).toMatchObject({ code: "STATUS_CONFLICT" });
    expect((await change(false)).status).toBe(200);
    expect(await list()).toMatchObject([{ id: sound, itemCount: 0, allItemCount: 1 }, { id: tea }]);
  });

  it("moves to another place; the others keep their order", async () => {
    const { body: lamps } = await create();
    expect((await move(lamps.id, 1, 1)).body).toMatchObject({ sortOrder: 1, version: 2 });
    expect((await list()).map(({ id }) => id)).toEqual([lamps.id, sound, tea]);
    await move(lamps.id, 99, 2);
    expect((await list()).map(({ id, sortOrder, version }) => [id, sortOrder, version])).toEqual([
      [sound, 1, 1],
      [tea, 2, 1],
      [lamps.id, 3, 3],
    ]);
  });

  it("keeps its place in an order that two operators change at the same time", async () => {
    const moves = await Promise.all([move(sound, 2, 1), move(tea, 1, 1), move(tea, 2, 1), move(sound, 1, 1)]);
    expect(moves.filter(({ status }) => status === 200)).toHaveLength(2);
    expect((await list()).map(({ sortOrder }) => sortOrder)).toEqual([1, 2]);
  });
});
