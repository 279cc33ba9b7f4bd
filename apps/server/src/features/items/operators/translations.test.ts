import { randomUUID } from "node:crypto";
import { csvRecord } from "@trove/contract";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { createBox, plannedBoxOf } from "../../../../test/catalogue/operator-boxes.ts";
import { emptyShelves, putOnShelf, sound } from "../../../../test/catalogue/shelf.ts";
import { planImport, rowsOf, runWork } from "../../../../test/catalogue/works.ts";
import { makeAdmin, type TestPerson } from "../../../../test/people/people.ts";
import { openShop, type Shop } from "../../../../test/shop/shop.ts";

let shop: Shop;
let admin: TestPerson;
let id = "";
beforeAll(async () => {
  shop = await openShop();
  admin = await makeAdmin(shop);
});
afterAll(() => shop.close());
beforeEach(async () => {
  await emptyShelves(shop);
  [id = ""] = await putOnShelf(shop, [{ name: "Topaz ring" }]);
});

const keyed = () => ({ ...admin, key: randomUUID() });
const itemNow = async () => (await shop.call("getAdminItem", { params: { id } }, admin)).body;
async function update(changed: object) {
  const { name, description, imageUrl, galleryUrls, categoryId, brand, isSellable, isActive, marketPrice, version } =
    await itemNow();
  const same = { name, description, imageUrl, galleryUrls, categoryId, brand, isSellable, isActive, marketPrice };
  return shop.call("updateItem", { params: { id }, body: { ...same, version, ...changed } }, keyed());
}
const french = { fr: { name: "Bague à topaze", description: "Un anneau.\n\nMatière : or" } };

describe("the translations of an item", () => {
  it("are saved without the languages that have no text, stay if a change names none, and are taken back", async () => {
    const translations = { ...french, vi: { name: " ", description: "" } };
    expect((await update({ translations })).body).toMatchObject({ translations: french, version: 2 });
    expect((await itemNow()).translations).toEqual(french);
    expect((await update({ brand: "Orsoline" })).body.translations).toEqual(french);
    await update({ translations: {} });
    expect((await itemNow()).translations).toEqual({});
    const [entry] = (await shop.call("listAudit", { query: { subjectId: id } }, admin)).body.items;
    expect([entry?.before, entry?.after]).toMatchObject([{ translations: french }, { translations: {} }]);
    const reverted = { params: { id: entry?.id ?? "" }, body: { reason: "By mistake" } };
    expect((await shop.call("revertAudit", reverted, keyed())).status).toBe(204);
    expect((await itemNow()).translations).toEqual(french);
  });

  it("have the limits of the English texts", async () => {
    const tooLong = { fr: { name: "a".repeat(101), description: "" } };
    expect((await update({ translations: tooLong })).body).toMatchObject({ code: "VALIDATION_FAILED" });
    expect((await update({ translations: { tlh: { name: "qub", description: "" } } })).status).toBe(400);
    expect((await update({ description: "a".repeat(2001) })).status).toBe(400);
    expect((await update({ description: "One.\r\n\r\nMaterial: beech" })).body).toMatchObject({
      description: "One.\n\nMaterial: beech",
    });
  });

  it("are columns of the file of items, which changes nothing when it is imported", async () => {
    await update({ translations: french });
    const file = (await shop.call("exportItems", { query: {} }, admin)).text;
    const [heading = [], line = []] = rowsOf(file);
    expect(line[heading.indexOf("Name (French)")]).toBe("Bague à topaze");
    expect((await planImport(shop, admin, file)).body.rows).toMatchObject({ Unchanged: 1 });
    const rows = [
      ["Id", "Name (Chinese)"],
      [id, "托帕石戒指"],
    ];
    const planned = await planImport(shop, admin, rows.map(csvRecord).join(""));
    const { body } = await shop.call("listWorkRows", { params: { id: planned.body.id }, query: {} }, admin);
    expect(body.items[0]?.changes).toEqual([{ field: "cnName", before: "", after: "托帕石戒指" }]);
    expect(await runWork(shop, admin, planned.body)).toMatchObject({ status: "Done", rows: { Done: 1 } });
    expect((await itemNow()).translations).toEqual({ ...french, cn: { name: "托帕石戒指", description: "" } });
    const long = [
      ["Id", "Name (Arabic)"],
      [id, "ا".repeat(101)],
    ];
    const refused = await planImport(shop, admin, long.map((row) => row.join(",")).join("\r\n"));
    expect(refused.body.rows).toMatchObject({ Invalid: 1 });
  });
});

it("a category and a box have translations too, under their versions", async () => {
  const translations = { ar: { name: "الصوت", description: "كل ما يُسمع." } };
  const fields = { name: "Sound", description: "All of sound.", imageUrl: "/pictures/sound.webp", isActive: true };
  const body = { ...fields, translations, version: 1 };
  const changed = await shop.call("updateCategory", { params: { id: sound }, body }, keyed());
  expect(changed.body).toMatchObject({ translations, version: 2 });
  const again = { ...fields, version: 1, translations: {} };
  const late = await shop.call("updateCategory", { params: { id: sound }, body: again }, keyed());
  expect(late.body).toMatchObject({ code: "VERSION_CONFLICT" });

  const boxId = await createBox(shop, admin, { ...plannedBoxOf([id]), translations });
  const { body: box } = await shop.call("getAdminLootbox", { params: { id: boxId } }, admin);
  expect(box.translations).toEqual(translations);
});
