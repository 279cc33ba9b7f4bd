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

const nothing = { categories: {}, items: {}, boxes: {} };
const french = (name: string) => ({ fr: { name, description: `${name}.` } });
const of = (thing: { slug: string; id: string } | undefined) => thing ?? { slug: "", id: "" };

it("translates what a shop has had in English only, once, and leaves what an operator has translated", async () => {
  const [first, second] = [of(items[0]), of(items[1])];
  const [box, category] = [of(boxes[0]), of(categories[0])];
  const given = {
    items: { [first.slug]: french("Le premier"), [second.slug]: french("Le deuxième") },
    boxes: { [box.slug]: french("Le coffret") },
    categories: { [category.slug]: french("Le rayon") },
  };
  const { connection: db } = shop.database;
  await loadCatalogue(db, shop.clock.now, nothing);
  const own = JSON.stringify(french("Le mien"));
  await sql`update items set translations = ${own}::jsonb where item_id = ${second.id}`.execute(db);
  for (const _ of ["first", "again"]) {
    await loadCatalogue(db, shop.clock.now, given);
    shop.app.publicCache.clear();
    const headers = { "accept-language": "fr" };
    const item = async (id: string) =>
      (await shop.call("getItem", { params: { id }, query: {} }, { headers })).body.name;
    expect([await item(first.id), await item(second.id)]).toEqual(["Le premier", "Le mien"]);
    const { body } = await shop.call("getLootbox", { params: { id: box.id } }, { headers });
    expect([body.name, body.description]).toEqual(["Le coffret", "Le coffret."]);
    const { body: shelves } = await shop.call("listCategories", {}, { headers });
    expect(shelves.map(({ name }) => name)).toContain("Le rayon");
  }
});
