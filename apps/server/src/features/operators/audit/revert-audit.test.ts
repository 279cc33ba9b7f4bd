import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { putOnSale } from "../../../../test/orders/orders.ts";
import { lockPerson, personOf } from "../../../../test/people/operator.ts";
import { makeAdmin, signUp, type TestPerson } from "../../../../test/people/people.ts";
import { openShop, type Shop } from "../../../../test/shop/shop.ts";

let shop: Shop;
let owner: TestPerson;
beforeAll(async () => {
  shop = await openShop();
  owner = await makeAdmin(shop);
});
afterAll(() => shop.close());

const entriesOf = async (subjectId: string) =>
  (await shop.call("listAudit", { query: { subjectId } }, owner)).body.items;

/** The newest audit entry about a subject. */
async function entryOf(subjectId: string) {
  const [entry] = await entriesOf(subjectId);
  if (entry === undefined) throw new Error("no entry");
  return entry;
}

const revert = (id: string) =>
  shop.call("revertAudit", { params: { id }, body: { reason: "A mistake" } }, { ...owner, key: randomUUID() });

const getItem = async (id: string) => (await shop.call("getAdminItem", { params: { id } }, owner)).body;

async function changeStock(id: string, from: number, to: number) {
  return shop.call("changeStock", { params: { id }, body: { from, to, reason: "Counted" } }, owner);
}

describe("a change that is taken back", () => {
  it("gives an item all its fields again, as a new change with a reason", async () => {
    const { itemId: id } = await putOnSale(shop);
    const { name, description, imageUrl, categoryId, brand, marketPrice, isSellable, isActive } = await getItem(id);
    const fields = { name, description, imageUrl, categoryId, brand, marketPrice, isSellable, isActive };
    const pictures = { galleryUrls: ["/pot.webp"], altTexts: ["A pot", "Its handle"] };
    const update = (body: object, version: number) =>
      shop.call("updateItem", { params: { id }, body: { ...fields, ...pictures, ...body, version } }, owner);
    const before = (await update({}, 1)).body;
    await update({ name: "Urn", description: "Holds.", galleryUrls: [], altTexts: [], marketPrice: 9 }, 2);
    const changed = await entryOf(id);
    expect((await revert(changed.id)).status).toBe(204);
    expect(await getItem(id)).toMatchObject({ ...before, version: 4, updatedAtUtc: expect.any(String) });
    const [reverting, reverted] = await entriesOf(id);
    expect(reverting).toMatchObject({ action: "updateItem", reason: "A mistake", revertsId: changed.id });
    expect([reverting?.canRevert, reverted?.canRevert]).toEqual([true, false]);
  });

  it("gives a category its fields and its place again", async () => {
    const body = { name: "Pots", description: "To pour.", imageUrl: "/pots.webp", slug: `pots-${randomUUID()}` };
    const { id, sortOrder } = (await shop.call("createCategory", { body }, owner)).body;
    const { slug: _, ...fields } = body;
    const changed = { ...fields, name: "Urns", isActive: false, version: 1 };
    await shop.call("updateCategory", { params: { id }, body: changed }, owner);
    expect((await revert((await entryOf(id)).id)).status).toBe(204);
    await shop.call("moveCategory", { params: { id }, body: { place: 1, version: 3 } }, owner);
    expect((await revert((await entryOf(id)).id)).status).toBe(204);
    const all = (await shop.call("listAdminCategories", {}, owner)).body;
    expect(all.find((category) => category.id === id)).toMatchObject({ ...fields, isActive: true, sortOrder });
  });

  it("unlocks an account, unless somebody has changed it since", async () => {
    const person = await signUp(shop);
    await lockPerson(shop, owner, person, true);
    const { id } = await entryOf(person.userId);
    expect((await revert(id)).status).toBe(204);
    expect(await personOf(shop, owner, person)).toMatchObject({ isLocked: false });
    await lockPerson(shop, owner, person, true);
    expect((await revert(id)).body).toMatchObject({ code: "VERSION_CONFLICT" });
  });

  it("counts stock as a difference, and only once", async () => {
    const { itemId: id } = await putOnSale(shop, 2000, 5);
    await changeStock(id, 5, 15);
    const { id: entryId } = await entryOf(id);
    await changeStock(id, 15, 45);
    const reverts = await Promise.all([revert(entryId), revert(entryId), revert(entryId)]);
    expect(reverts.map(({ status }) => status).toSorted()).toEqual([204, 409, 409]);
    expect((await revert(entryId)).body).toMatchObject({
      code: "STATUS_CONFLICT",
      detail: "This was already reverted",
    });
    expect((await getItem(id)).stock).toBe(35);
  });

  it("needs the right to make the same change", async () => {
    const person = await signUp(shop);
    await lockPerson(shop, owner, person, true);
    const { id } = await entryOf(person.userId);
    const finance = await makeAdmin(shop, "Finance");
    const refused = await shop.call("revertAudit", { params: { id }, body: { reason: "Let in" } }, finance);
    expect(refused).toMatchObject({ status: 403, body: { code: "FORBIDDEN" } });
    expect(await personOf(shop, owner, person)).toMatchObject({ isLocked: true });
  });
});

it("can't be asked for what has no way back", async () => {
  const person = await signUp(shop);
  await shop.call("notePerson", { params: { id: person.userId }, body: { text: "Called" } }, owner);
  const entry = await entryOf(person.userId);
  expect(entry.canRevert).toBe(false);
  expect((await revert(entry.id)).body).toMatchObject({ code: "STATUS_CONFLICT" });
});
