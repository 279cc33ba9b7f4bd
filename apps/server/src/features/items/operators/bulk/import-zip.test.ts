import { csvRecord } from "@trove/contract";
import { afterAll, beforeAll, expect, it } from "vitest";
import { zipOf } from "../../../../../test/catalogue/item-zip.ts";
import { pngOf } from "../../../../../test/catalogue/pictures.ts";
import { emptyShelves } from "../../../../../test/catalogue/shelf.ts";
import { planImport, runWork } from "../../../../../test/catalogue/works.ts";
import { makeAdmin, type TestPerson } from "../../../../../test/people/people.ts";
import { openMailingShop } from "../../../../../test/shop/mailing-shop.ts";
import type { Shop } from "../../../../../test/shop/shop.ts";

let shop: Shop;
let admin: TestPerson;
beforeAll(async () => {
  shop = await openMailingShop();
  admin = await makeAdmin(shop);
  await emptyShelves(shop);
});
afterAll(() => shop.close());

const rowsIn = async (id: string, query: object) =>
  (await shop.call("listWorkRows", { params: { id }, query: { pageSize: 100, ...query } }, admin)).body.items;
const itemOf = async (id: string) => (await shop.call("getAdminItem", { params: { id } }, admin)).body;

const cells = {
  Address: "",
  Name: "",
  Pictures: "",
  Brand: "Nordlys",
  Category: "sound",
  "Market price": "12.50",
  Stock: "5",
  Description: "A thing.",
};

it("a zip file plans items with the pictures that its lines name, writes none of them before the start, and then shows them", async () => {
  const heading = csvRecord(Object.keys(cells));
  const lines = [
    ["thing-1", "Thing 1", "mug.png\nphotos/pot.png"],
    ["thing-2", "Thing 2", "pot.png\n/pictures/a.webp"],
    ["thing-3", "Thing 3", "pan.png"],
  ];
  const [mug, pot] = [await pngOf({ width: 40, height: 30 }), await pngOf({ width: 30, height: 40 })];
  const csv = heading + lines.map((line) => csvRecord([...line, ...Object.values(cells).slice(3)])).join("");
  const { body, status } = await planImport(
    shop,
    admin,
    zipOf({ "items.csv": csv, "mug.png": mug, "photos/pot.png": pot, "notes.txt": "none" }),
  );
  expect([status, body.rows]).toMatchObject([201, { Waiting: 2, Invalid: 1 }]);
  expect((await rowsIn(body.id, { status: "Invalid" }))[0]?.problems).toEqual([
    { code: "PictureMissing", params: { name: "pan.png" } },
  ]);
  expect((await shop.call("listItems", { query: { search: "Thing" } })).body.totalCount).toBe(0);
  const work = await runWork(shop, admin, body);
  const [one, two] = await Promise.all(
    (await rowsIn(work.id, { status: "Done" })).map(({ subjectId }) => itemOf(subjectId ?? "")),
  );
  expect([one?.imageUrl, ...(one?.galleryUrls ?? [])]).toEqual([
    expect.stringMatching(/^\/media\/[0-9a-f]{64}-40\.webp$/),
    expect.stringMatching(/^\/media\/[0-9a-f]{64}-30\.webp$/),
  ]);
  expect([two?.imageUrl, two?.galleryUrls]).toEqual([one?.galleryUrls[0], ["/pictures/a.webp"]]);
  expect((await shop.app.http.inject(one?.imageUrl ?? "")).statusCode).toBe(200);
});
