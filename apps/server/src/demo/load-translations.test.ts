import { boxes, categories, items } from "@trove/demo";
import { sql } from "kysely";
import { afterAll, beforeAll, expect, it } from "vitest";
import { openShop, type Shop } from "../../test/shop/shop.ts";
import { loadCatalogue } from "./load-catalogue.ts";

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

const own = { fr: { name: "Le mien", description: "Le mien." } };

it("translates once what a shop has had in English only, and leaves what an operator has translated", async () => {
  const { connection: db } = shop.database;
  const [first, second] = items;
  const [box] = boxes;
  await loadCatalogue(db, shop.clock.now);
  for (const table of ["items", "categories", "lootboxes"])
    await sql`update ${sql.table(table)} set translations = '{}'`.execute(db);
  await sql`update items set translations = ${JSON.stringify(own)}::jsonb where item_id = ${second?.id}`.execute(db);
  for (const _ of ["first", "again"]) {
    await loadCatalogue(db, shop.clock.now);
    shop.app.publicCache.clear();
    const headers = { "accept-language": "fr" };
    const item = async (id = "") => (await shop.call("getItem", { params: { id }, query: {} }, { headers })).body.name;
    expect(await item(first?.id)).toBe(first?.translations.fr.name);
    expect(await item(second?.id)).toBe("Le mien");
    const { body } = await shop.call("getLootbox", { params: { id: box?.id ?? "" } }, { headers });
    expect(body).toMatchObject(box?.translations.fr ?? {});
    const { body: shelves } = await shop.call("listCategories", {}, { headers });
    expect(shelves.map(({ name }) => name)).toContain(categories[0]?.translations.fr.name);
  }
});
