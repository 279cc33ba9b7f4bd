import { oddsHash, parseOddsTable } from "@trove/fairness";
import { add, cents, fromEuros, toEuros } from "@trove/money";
import { sql } from "kysely";
import { afterAll, beforeAll, expect, it } from "vitest";
import { stockBox, stockSureBox, type TestBox } from "../catalogue/stock.ts";
import { credit, makeAdmin, signUp, type TestPerson } from "../people/people.ts";
import { openShop, type Shop } from "../shop/shop.ts";
import { openBoxes } from "./browser.ts";

let shop: Shop;
let admin: TestPerson;
beforeAll(async () => {
  shop = await openShop();
  admin = await makeAdmin(shop);
});
afterAll(() => shop.close());

async function tableOf({ lootboxId }: TestBox) {
  const { tableVersion } = (await shop.call("getLootbox", { params: { id: lootboxId } })).body;
  const { body } = await shop.call("getLootboxVersion", { params: { id: lootboxId, tableVersion } });
  expect(oddsHash(body.oddsTable)).toBe(body.oddsHash);
  return { tableVersion, ...parseOddsTable(body.oddsTable) };
}

/** Changes an item as an operator does. */
async function changeItem(itemId: string, changed: { marketPrice?: number; name?: string; description?: string }) {
  const item = (await shop.call("getItem", { params: { id: itemId }, query: {} })).body;
  const { name, description, imageUrl, galleryUrls, categoryId, brand, isSellable, isActive, version } = item;
  const same = { name, description, imageUrl, galleryUrls, categoryId, brand, isSellable, isActive, version };
  const marketPrice = changed.marketPrice ?? item.marketPrice;
  const query = { marketPrice: String(marketPrice) };
  const { toConfirm } = (await shop.call("previewItem", { params: { id: itemId }, query }, admin)).body;
  const body = { ...same, marketPrice, ...changed, ...(toConfirm && { confirmedPayout: toConfirm.payout }) };
  const response = await shop.call("updateItem", { params: { id: itemId }, body }, admin);
  expect([response.status, response.text]).toEqual([200, expect.any(String)]);
}

async function lastVersions(boxes: readonly TestBox[]): Promise<number[]> {
  const ids = boxes.map(({ lootboxId }) => lootboxId);
  const { rows } = await sql<{ version: number }>`
    select max(table_version) as version from lootbox_versions where lootbox_id = any(${ids})
    group by lootbox_id order by array_position(${ids}::uuid[], lootbox_id)`.execute(shop.owner.connection);
  return rows.map(({ version }) => version);
}

it("states what each item is called and worth, in the order of the prices", async () => {
  const box = await stockBox(shop);
  const table = await tableOf(box);
  expect(table).toMatchObject({ boxId: box.lootboxId, version: 1, priceCents: 499 });
  expect(table.drops.map(({ itemId, marketPriceCents, tickets }) => [itemId, marketPriceCents, tickets])).toEqual(
    box.drops.map(({ itemId, marketPrice, tickets }) => [itemId, marketPrice, tickets]),
  );
  expect(table.drops.map(({ sellPriceCents }) => sellPriceCents)).toEqual([45_000, 1350, 360, 90]);
});

it("gets a new version when an item's price changes, in every box that may be opened again", async () => {
  const boxes = [await stockBox(shop)];
  const [item] = boxes[0]?.drops.slice(-1) ?? [];
  if (item === undefined) throw new Error("the box is empty");
  const sure = { ...item, name: "" };
  boxes.push(await stockSureBox(shop, fromEuros(2), sure));
  for (const status of ["Paused", "Draft", "Archived"] as const) {
    const box = await stockSureBox(shop, fromEuros(2), sure);
    await sql`update lootboxes set status = ${status} where lootbox_id = ${box.lootboxId}`.execute(
      shop.owner.connection,
    );
    boxes.push(box);
  }
  const other = await stockBox(shop);
  await changeItem(item.itemId, { description: "Better than ever." });
  expect(await lastVersions([...boxes, other])).toEqual([1, 1, 1, 1, 1, 1]);

  // This price makes the cheapest item the most expensive.
  await changeItem(item.itemId, { marketPrice: 700 });
  expect(await lastVersions([...boxes, other])).toEqual([2, 2, 2, 2, 1, 1]);
  const [box] = boxes;
  if (box === undefined) throw new Error("there is no box");
  const table = await tableOf(box);
  expect(table.drops[0]).toMatchObject({ itemId: item.itemId, marketPriceCents: 70_000, sellPriceCents: 63_000 });
  expect(table).toMatchObject({ tableVersion: 2, version: 2, priceCents: 499 });
  const shown = (await shop.call("getLootbox", { params: { id: box.lootboxId } })).body;
  expect(shown).toMatchObject({ highestItemPrice: 700, tableVersion: 2, price: 4.99 });

  const person = await signUp(shop);
  await credit(shop, person, fromEuros(10));
  const opened = await openBoxes(shop, person, { lootboxId: boxes[1]?.lootboxId ?? "", price: fromEuros(2) });
  expect(opened.body.openings[0]).toMatchObject({ sellPrice: 630, item: { marketPrice: 700, tier: "Epic" } });
});

it("changes once for each of several changes at the same time", async () => {
  const box = await stockBox(shop);
  await Promise.all(
    box.drops.map(({ itemId, marketPrice }) =>
      changeItem(itemId, { marketPrice: toEuros(add(marketPrice, cents(100))) }),
    ),
  );
  const table = await tableOf(box);
  expect(table.version).toBe(1 + box.drops.length);
  expect(table.drops.map(({ marketPriceCents }) => marketPriceCents)).toEqual(
    box.drops.map(({ marketPrice }) => marketPrice + 100),
  );
});

it("also states a new name, of an item that no open box holds", async () => {
  const box = await stockBox(shop, fromEuros(2), "Paused");
  const [first] = box.drops;
  await changeItem(first?.itemId ?? "", { name: 'Glück "✓" \\ €' });
  const table = await tableOf(box);
  expect([table.version, table.drops[0]?.name]).toEqual([2, 'Glück "✓" \\ €']);
});
