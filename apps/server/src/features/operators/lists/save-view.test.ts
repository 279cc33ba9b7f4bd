import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { makeAdmin, type TestPerson } from "../../../../test/people/people.ts";
import { openShop, type Shop } from "../../../../test/shop/shop.ts";

let shop: Shop;
let ida: TestPerson;
let ben: TestPerson;

beforeAll(async () => {
  shop = await openShop();
  [ida, ben] = await Promise.all([makeAdmin(shop), makeAdmin(shop)]);
});
afterAll(() => shop.close());

const list = "listAdminShipments";
const fields = { title: "To Norway", query: "country=NO&sortBy=CreatedAtUtc", isShared: false };
const save = (person: TestPerson, changed: object = {}, key = randomUUID()) =>
  shop.call("saveView", { body: { list, ...fields, ...changed } }, { ...person, key });
const titles = async (person: TestPerson, of = list) =>
  (await shop.call("listSavedViews", { query: { list: of } }, person)).body.map(({ title }) => title);

describe("a saved view", () => {
  it("is its owner's alone until it is shared; then any operator may change and delete it", async () => {
    const { status, body: view } = await save(ida);
    expect([status, view]).toMatchObject([201, { ...fields, isMine: true, version: 1 }]);
    expect([await titles(ida), await titles(ben), await titles(ida, "listPayments")]).toEqual([["To Norway"], [], []]);
    const change = (person: TestPerson, body: typeof fields & { version: number }) =>
      shop.call("changeView", { params: { id: view.id }, body }, { ...person, key: randomUUID() });
    expect((await change(ben, { ...fields, version: 1 })).status).toBe(404);
    expect((await change(ida, { ...fields, isShared: true, version: 1 })).body).toMatchObject({ version: 2 });
    const byBen = await change(ben, { ...fields, isShared: true, title: "To the north", version: 2 });
    expect(byBen.body).toMatchObject({ title: "To the north", isMine: false, version: 3 });
    const remove = (person: TestPerson, version: string) =>
      shop.call("deleteView", { params: { id: view.id }, query: { version } }, { ...person, key: randomUUID() });
    expect((await remove(ida, "2")).body).toMatchObject({ code: "VERSION_CONFLICT" });
    expect((await remove(ben, "3")).status).toBe(204);
    expect([await titles(ida), await titles(ben)]).toEqual([[], []]);
  });

  it("is shared only with those who may read the list, and only they save one", async () => {
    const { body: view } = await save(ida, { title: "Shared", isShared: true });
    const catalogue = await makeAdmin(shop, "Catalogue");
    const options = () => ({ ...catalogue, key: randomUUID() });
    const { list: _list, ...rest } = { list, ...fields, isShared: false, version: 1 };
    expect((await save(catalogue)).body).toMatchObject({ code: "FORBIDDEN" });
    expect((await shop.call("changeView", { params: { id: view.id }, body: rest }, options())).status).toBe(404);
    const removal = { params: { id: view.id }, query: { version: "1" } };
    expect((await shop.call("deleteView", removal, options())).status).toBe(404);
    expect((await shop.call("deleteView", removal, { ...ben, key: randomUUID() })).status).toBe(204);
  });

  it("is saved once per key", async () => {
    const key = randomUUID();
    const responses = await Promise.all(Array.from({ length: 4 }, () => save(ben, { title: "Once" }, key)));
    expect(new Set(responses.map(({ text }) => text)).size).toBe(1);
    expect(await titles(ben)).toEqual(["Once"]);
  });
});
