import { randomUUID } from "node:crypto";
import { noSafety } from "@trove/contract/product-safety";
import { sql } from "kysely";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { emptyShelves, putOnShelf, removeFromShelf, sound, tea } from "../../../test/catalogue/shelf.ts";
import { stockBox } from "../../../test/catalogue/stock.ts";
import { openShop, type Shop } from "../../../test/shop/shop.ts";

let shop: Shop;
type ListQuery = NonNullable<Parameters<typeof shop.call<"listItems">>[1]>["query"];
const list = async (query: ListQuery) => (await shop.call("listItems", { query })).body;
const names = async (query: ListQuery) => (await list(query)).items.map(({ name }) => name).sort();

beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());
beforeEach(() => emptyShelves(shop));

describe("an item", () => {
  it("is shown with its category, stock and tier", async () => {
    const [itemId = ""] = await putOnShelf(shop, [{ name: "Radio", euroCents: 123_456, stock: 7 }]);
    const { status, body } = await shop.call("getItem", { params: { id: itemId }, query: {} });
    expect(status).toBe(200);
    expect(body).toEqual({
      id: itemId,
      weightGrams: null,
      reduction: null,
      name: "Radio",
      slug: itemId,
      description: "A thing.",
      imageUrl: "/pictures/a.webp",
      galleryUrls: ["/pictures/b.webp"],
      altTexts: [],
      categoryId: sound,
      category: { id: sound, name: "Sound" },
      brand: "Nordlys",
      safety: { ...noSafety, warnings: "" },
      rating: null,
      marketPrice: 1234.56,
      tier: "Legendary",
      stock: 7,
      isSellable: true,
      isActive: true,
      createdAtUtc: "2026-01-01T00:00:00.000Z",
      updatedAtUtc: "2026-01-01T00:00:00.000Z",
      version: 1,
    });
  });

  it("names the open boxes that hold it when asked", { tags: ["S3-87", "S7-14"] }, async () => {
    const { lootboxId, drops } = await stockBox(shop);
    const [drop] = drops;
    const query = { includeRelatedLootBoxes: "true" } as const;
    const { body } = await shop.call("getItem", { params: { id: drop?.itemId ?? "" }, query });
    expect(body.relatedLootBoxes).toEqual([
      {
        id: lootboxId,
        name: `Box ${lootboxId}`,
        imageUrl: "/pictures/box.svg",
        hue: 150,
        price: 4.99,
        probability: 0.001,
      },
    ]);
  });

  it("is not found when it is unknown or no longer offered", async () => {
    const [itemId = ""] = await putOnShelf(shop, [{ name: "Radio" }]);
    await removeFromShelf(shop, itemId);
    for (const id of [itemId, randomUUID()]) {
      const { status, text } = await shop.call("getItem", { params: { id }, query: {} });
      expect([status, JSON.parse(text).code]).toEqual([404, "NOT_FOUND"]);
    }
  });
});

describe("the list of items", () => {
  it("finds every word in name, brand or category, ignoring case and accents", async () => {
    await putOnShelf(shop, [
      { name: "Smørrebrød Teller", brand: "Ærø", categoryId: tea },
      { name: "CAFÉ kettle", brand: "Straße", categoryId: tea },
      { name: "Kitchen radio", brand: "O’Neill" },
    ]);
    expect(await names({ search: "smorrebrod" })).toEqual(["Smørrebrød Teller"]);
    expect(await names({ search: "aero" })).toEqual(["Smørrebrød Teller"]);
    expect(await names({ search: "kuche ETTL" })).toEqual(["CAFÉ kettle"]);
    expect(await names({ search: "  strasse\tcafe " })).toEqual(["CAFÉ kettle"]);
    expect(await names({ search: "o'neill" })).toEqual(["Kitchen radio"]);
    expect(await names({ search: "sound radio" })).toEqual(["Kitchen radio"]);
    expect(await names({ search: "sound kettle" })).toEqual([]);
    expect(await names({ search: "" })).toHaveLength(3);
  });

  it("takes a search for what it is, not for a pattern", async () => {
    await putOnShelf(shop, [{ name: "50% off_ticket\\" }, { name: "500 offices" }]);
    expect(await names({ search: "50%" })).toHaveLength(2);
    expect(await names({ search: "%" })).toEqual(["50% off_ticket\\"]);
    expect(await names({ search: "5_0" })).toEqual([]);
    expect(await names({ search: "t\\" })).toEqual(["50% off_ticket\\"]);
    expect(await names({ search: "50\u0007off" })).toHaveLength(2);
    expect(await names({ search: "';--" })).toEqual([]);
  });

  it("takes a search literally, not as a pattern", async () => {
    const [cup = "", pot = "", radio = ""] = await putOnShelf(shop, [
      { name: "Cup", euroCents: 999, categoryId: tea, stock: 0 },
      { name: "Pot", euroCents: 1_000, categoryId: tea, stock: 2 },
      { name: "Radio", euroCents: 1_001 },
    ]);
    expect(await names({ categoryId: tea })).toEqual(["Cup", "Pot"]);
    expect(await names({ minPrice: "10" })).toEqual(["Pot", "Radio"]);
    expect(await names({ minPrice: "10.00", maxPrice: "10.00" })).toEqual(["Pot"]);
    expect(await names({ minPrice: "11", maxPrice: "10" })).toEqual([]);
    expect(await names({ inStock: "true" })).toEqual(["Pot", "Radio"]);
    expect(await names({ inStock: "false" })).toEqual(["Cup", "Pot", "Radio"]);
    expect(await names({ ids: radio })).toEqual(["Radio"]);
    expect(await names({ ids: [radio, cup, randomUUID()] })).toEqual(["Cup", "Radio"]);
    await removeFromShelf(shop, pot);
    expect(await names({ ids: [pot, cup] })).toEqual(["Cup"]);
  });

  it.each([
    { sortBy: "Alphabetical" },
    { categoryId: "garden" },
    { minPrice: "1.001" },
    { maxPrice: "-1" },
    { pageSize: "101" },
    { pageNumber: "0" },
    { inStock: "yes" },
    { ids: Array.from({ length: 51 }, () => randomUUID()) },
    { color: "red" },
  ])("refuses %o", async (query) => {
    const { status, text } = await shop.call("listItems", { query: query as ListQuery });
    expect([status, JSON.parse(text).code]).toEqual([400, "VALIDATION_FAILED"]);
  });
});

describe("categories", () => {
  it("are in the shop's order, with the number of items offered", async () => {
    const [gone = ""] = await putOnShelf(shop, [
      { name: "Old radio" },
      { name: "Radio" },
      { name: "Pot", categoryId: tea },
    ]);
    await removeFromShelf(shop, gone);
    await sql`
      insert into categories (category_id, name, slug, description, image_url, sort_order, is_active, created_at,
        updated_at)
      values (${randomUUID()}, 'Hidden', 'hidden', '', '', 0, false, now(), now())`.execute(shop.owner.connection);
    shop.app.publicCache.clear();
    const { status, body } = await shop.call("listCategories");
    expect(status).toBe(200);
    expect(body.map(({ name, itemCount }) => [name, itemCount])).toEqual([
      ["Sound", 1],
      ["Küche & Tee", 1],
    ]);
    expect(body[0]).toEqual({
      id: sound,
      name: "Sound",
      slug: "sound",
      description: "All of sound.",
      imageUrl: "/pictures/sound.webp",
      sortOrder: 1,
      isActive: true,
      itemCount: 1,
    });
  });
});
