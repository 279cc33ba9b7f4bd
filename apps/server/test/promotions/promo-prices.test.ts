import { cents } from "@trove/money";
import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import { callFunction, type Honest, honestCommands } from "../amounts/honest-commands.ts";
import { endReduction, reduced } from "../catalogue/reductions.ts";
import type { TestItem } from "../catalogue/stock.ts";
import { buyFromBalance, putOnSale, toKeep, toSend } from "../orders/orders.ts";
import { closingOf } from "../people/closing.ts";
import { credit, makeAdmin, signUp, type TestPerson } from "../people/people.ts";
import { changeGroup } from "../settings/change-group.ts";
import { openShop, type Shop } from "../shop/shop.ts";
import { codeFor } from "./promotions.ts";

let shop: Shop;
let admin: TestPerson;
let mara: TestPerson;
let lamp: TestItem;
beforeAll(async () => {
  shop = await openShop();
  admin = await makeAdmin(shop);
});
afterAll(() => shop.close());
beforeEach(async () => {
  mara = await signUp(shop);
  await credit(shop, mara, cents(100_000));
  lamp = await putOnSale(shop, 1000);
});

it("a code takes its percentage off the reduced price, and a reduction that ends changes the price", async () => {
  const { code } = await codeFor(shop, { percent: 10 });
  const { id } = await reduced(shop, admin, lamp.itemId);
  const order = toKeep([lamp], { promoCode: code, expectedTotal: 7.2 });
  expect((await buyFromBalance(shop, mara, order)).status).toBe(201);
  expect((await endReduction(shop, admin, id)).status).toBe(200);
  expect((await buyFromBalance(shop, mara, order)).body).toMatchObject({
    code: "PRICE_CHANGED",
    params: { expected: 7.2, actual: 9 },
  });
});

it("a reduction that ends between read and write refuses an order with a code, and states no wrong total", async () => {
  const { code } = await codeFor(shop, { percent: 10 });
  const honest: Honest = await honestCommands(shop);
  const { itemId, name, marketPrice } = honest.dear;
  const [before, paid] = [marketPrice - 1_000_000, (marketPrice - 1_000_000) * 0.9];
  const lines = [{ itemId, name, imageUrl: "/a", marketPriceCents: before, quantity: 1, unitPriceCents: paid }];
  const promo = { code, holders: [], shippingDiscountCents: 0 };
  const kept = honest.commands.buy_from_balance;
  const purchase = { ...kept.purchase, itemsTotalCents: paid, lines, promo };
  await expect(callFunction(shop.database.connection, "buy_from_balance", { ...kept, purchase })).rejects.toMatchObject(
    { message: "PRICE_CHANGED", detail: JSON.stringify({ expectedCents: paid }).replace(":", ": ") },
  );
});

it("reductions and codes together leave a tenth of the market price", async () => {
  const { code } = await codeFor(shop, { percent: 90 });
  await reduced(shop, admin, lamp.itemId, { percent: 50 });
  const check = { body: { code, itemIds: [lamp.itemId, lamp.itemId] } };
  expect((await shop.call("checkPromoCode", check)).body).toMatchObject({ itemsDiscount: 8 });
  const order = toKeep([lamp, lamp], { promoCode: code, expectedTotal: 2 });
  expect((await buyFromBalance(shop, mara, order)).status).toBe(201);
});

it("free shipping for some items is refused to a parcel with others", async () => {
  const { code } = await codeFor(shop, { kind: "FreeShipping", itemIds: [lamp.itemId] });
  const anvil = await putOnSale(shop, 3000);
  const order = (items: readonly TestItem[], expectedTotal: number) =>
    buyFromBalance(shop, mara, toSend(items, { promoCode: code, expectedTotal }));
  expect((await order([lamp, anvil], 40)).body).toMatchObject({ params: { why: "NotForThese" } });
  expect((await order([lamp], 10)).status).toBe(201);
});

it("a piece that sells for nothing is not sold, and doesn't keep its person from closing the account", async () => {
  await changeGroup(shop, admin, "selling", { value: { sellRatePercent: 10 } });
  const { code } = await codeFor(shop, { percent: 90 });
  const crumb = toKeep([await putOnSale(shop, 10)], { promoCode: code, expectedTotal: 0.01 });
  expect((await buyFromBalance(shop, mara, crumb)).status).toBe(201);
  const [piece] = (await shop.call("listInventory", { query: {} }, mara)).body.items;
  const sale = { params: { id: piece?.id ?? "" }, body: { expectedSellPrice: 0 } };
  expect((await shop.call("sellInventoryItem", sale, mara)).body).toMatchObject({ code: "ITEM_NOT_AVAILABLE" });
  const own = closingOf(() => ({ shop, person: mara }));
  await own.begin();
  const { givenUpAmount } = await own.closure();
  expect((await own.confirm(1, givenUpAmount)).status).toBe(200);
});

it("parallel guesses of promo codes are as limited as guesses one by one", async () => {
  const strict = await openShop({ RATE_LIMIT_FACTOR: "1" });
  const { itemId } = await putOnSale(strict);
  const guess = (number: number) =>
    strict.call("checkPromoCode", { body: { code: `GUESS${number}`, itemIds: [itemId] } }, { ip: "192.0.2.7" });
  const answers = await Promise.all(Array.from({ length: 60 }, (_, number) => guess(number)));
  expect(answers.filter(({ status }) => status === 409).length).toBeLessThanOrEqual(10);
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([409, 429]));
  const { code } = await codeFor(strict);
  const use = (ip: string) => strict.call("checkPromoCode", { body: { code, itemIds: [itemId] } }, { ip });
  const guesses = Array.from({ length: 13 }, (_, number) => `2001:db8:1:${number}::1`);
  for (const ip of guesses) {
    const body = { code: "GUESSES", itemIds: [itemId] };
    for (let count = 0; count < 9; count += 1) await strict.call("checkPromoCode", { body }, { ip });
  }
  expect([(await use("2001:db8:1:99::1")).status, (await use("2001:db8:2::1")).status]).toEqual([429, 200]);
  await strict.close();
});
