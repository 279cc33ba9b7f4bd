import { cents } from "@trove/money";
import { afterAll, beforeAll, expect, it } from "vitest";
import { stockBox } from "../../../../test/catalogue/stock.ts";
import { openBoxes } from "../../../../test/openings/browser.ts";
import { buyFromBalance, putOnSale, toKeep } from "../../../../test/orders/orders.ts";
import { credit, makeAdmin, signUp, type TestPerson } from "../../../../test/people/people.ts";
import { openShop, type Shop } from "../../../../test/shop/shop.ts";

let shop: Shop;
let admin: TestPerson;
let mara: TestPerson;

beforeAll(async () => {
  shop = await openShop();
  [admin, mara] = [await makeAdmin(shop), await signUp(shop)];
  await credit(shop, mara, cents(10_000));
  await openBoxes(shop, mara, await stockBox(shop));
});
afterAll(() => shop.close());

const list = async (query: object) => (await shop.call("listLedger", { query }, admin)).body.items;
const typesOf = (entries: Awaited<ReturnType<typeof list>>) => entries.map(({ transactionType }) => transactionType);

it("lists everybody's entries but openings and sales, and all of one person", async () => {
  const { purchaseId } = (await buyFromBalance(shop, mara, toKeep([await putOnSale(shop)]))).body;
  expect(typesOf(await list({}))).toEqual(["ItemPurchase", "TopUp"]);
  for (const search of [mara.email.toUpperCase(), mara.userId]) {
    expect(typesOf(await list({ search })).toSorted()).toEqual(["BoxOpening", "ItemPurchase", "TopUp"]);
  }
  expect(typesOf(await list({ search: purchaseId }))).toEqual(["ItemPurchase"]);
  expect(typesOf(await list({ account: "house:goodwill" }))).toEqual(["TopUp"]);
  expect(typesOf(await list({ search: mara.email, type: "BoxOpening" }))).toEqual(["BoxOpening"]);
  for (const search of ["nobody@trove.example", "%", admin.userId]) {
    expect([search, await list({ search })]).toEqual([search, []]);
  }
});

it("streams the same entries as a file", async () => {
  const { text } = await shop.call("downloadLedger", { query: { search: mara.email } }, admin);
  const [, ...rows] = text.trimEnd().split("\r\n");
  expect(rows).toHaveLength(3);
  expect(rows.every((row) => row.includes(mara.userId))).toBe(true);
});
