import { cents } from "@trove/money";
import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import { stockItems, type TestItem } from "../catalogue/stock.ts";
import {
  buyAsGuest,
  buyDirectly,
  buyFromBalance,
  doorstep,
  putOnSale,
  readOrder,
  toKeep,
  toSend,
} from "../orders/orders.ts";
import { cards, moveClock, payWith, runGateway, runJob } from "../payments/till.ts";
import { credit, makeAdmin, signUp, type TestPerson } from "../people/people.ts";
import { openListeningShop } from "../shop/listening-shop.ts";
import type { Shop } from "../shop/shop.ts";
import { numberOf, receiveGoods, refundWithdrawal, send, withdrawn } from "../withdrawals/withdrawals.ts";
import { codeFor, createCode, endCode, newCode } from "./promotions.ts";

let shop: Shop;
let mara: TestPerson;
let lamp: TestItem;
beforeAll(async () => {
  shop = await openListeningShop();
});
afterAll(() => shop.close());
beforeEach(async () => {
  mara = await signUp(shop);
  await credit(shop, mara, cents(100_000));
  lamp = await putOnSale(shop, 1000);
});

const check = (code: string, items: readonly TestItem[], by: { token?: string } = {}) =>
  shop.call("checkPromoCode", { body: { code, itemIds: items.map(({ itemId }) => itemId) } }, by);
const why = ({ body }: { body: unknown }) => (body as { params?: { why?: string } }).params?.why;
const inventory = async () => (await shop.call("listInventory", { query: {} }, mara)).body.items;
const usesOf = async (id: string) => {
  const { items } = (await shop.call("listPromoCodes", { query: {} }, await makeAdmin(shop))).body;
  return items.find((each) => each.id === id);
};
/** Lets an order's payment end unpaid. */
async function expire(): Promise<void> {
  moveClock(shop, 31 * 60);
  await runGateway(shop);
  await runJob(shop, "watch-payments");
}

it("a code lowers what is paid for each piece, and the pieces sell for no more than a share of that", async () => {
  const { code } = await codeFor(shop, { percent: 15 });
  const typed = `${code.slice(0, 4)}-${code.slice(4).toLowerCase()}`;
  expect((await check(typed, [lamp, lamp])).body).toMatchObject({
    code,
    kind: "Percent",
    percent: 15,
    itemsDiscount: 3,
  });
  const { status, body } = await buyFromBalance(
    shop,
    mara,
    toKeep([lamp, lamp], { promoCode: typed, expectedTotal: 17 }),
  );
  expect([status, body.balance]).toMatchObject([201, { amount: 983 }]);
  expect(await readOrder(shop, body.purchaseId, mara)).toMatchObject({
    itemsTotal: 17,
    total: 17,
    discount: { code, itemsDiscount: 3, shippingDiscount: 0 },
    lines: [{ unitPrice: 8.5, listPrice: 10, quantity: 2 }],
  });
  expect(await inventory()).toMatchObject([
    { acquiredPrice: 8.5, marketPrice: 10, sellPrice: 7.65 },
    { acquiredPrice: 8.5, marketPrice: 10, sellPrice: 7.65 },
  ]);
});

it("an amount is split over the lines, rounded for the buyer", async () => {
  const { code } = await codeFor(shop, { kind: "Amount", amount: 5, minimumAmount: 6, maxUses: 5 });
  const { status, body } = await buyFromBalance(
    shop,
    mara,
    toSend([lamp, lamp, lamp], { promoCode: code, expectedTotal: 29.99 }),
  );
  expect(status).toBe(201);
  const order = await readOrder(shop, body.purchaseId, mara);
  expect(order).toMatchObject({ discount: { itemsDiscount: 5.01 }, lines: [{ unitPrice: 8.33 }], shippingCost: 5 });
});

it("an amount needs a minimum of which it is at most 90 percent, and a limit of uses", async () => {
  const admin = await makeAdmin(shop);
  const amount = { kind: "Amount" as const, amount: 10, minimumAmount: 11.12, maxUses: 1 };
  expect((await createCode(shop, admin, amount)).status).toBe(201);
  expect((await createCode(shop, admin, { ...amount, minimumAmount: 11.11 })).body).toMatchObject({
    errors: { minimumAmount: [expect.stringContaining("90 percent")] },
  });
  expect((await createCode(shop, admin, { ...amount, maxUses: null })).body).toMatchObject({
    errors: { maxUses: [expect.any(String)] },
  });
});

it("only owners make promo codes, and only they see the codes that exist", async () => {
  await codeFor(shop);
  for (const preset of ["Catalogue", "Support"] as const) {
    const operator = await makeAdmin(shop, preset);
    const answers = await Promise.all([
      createCode(shop, operator),
      shop.call("listPromoCodes", { query: {} }, operator),
      shop.call("downloadPromoCodes", { query: {} }, operator),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([403, 403, 403]);
  }
});

it("free shipping takes the price of shipping, of orders that are sent only", async () => {
  const { code } = await codeFor(shop, { kind: "FreeShipping" });
  expect((await check(code, [lamp])).body).toMatchObject({ kind: "FreeShipping", itemsDiscount: 0 });
  const { body } = await buyFromBalance(shop, mara, toSend([lamp], { promoCode: code, expectedTotal: 10 }));
  expect(await readOrder(shop, body.purchaseId, mara)).toMatchObject({
    shippingCost: 0,
    discount: { itemsDiscount: 0, shippingDiscount: 5 },
  });
  expect(why(await buyFromBalance(shop, mara, toKeep([lamp], { promoCode: code })))).toBe("OnlySent");
});

it("a code for items or categories lowers only their prices, and its minimum counts only them", async () => {
  const [one, two] = await stockItems(shop, [2000, 3000]);
  if (one === undefined || two === undefined) throw new Error("no items");
  const { body } = await shop.call("getItem", { params: { id: one.itemId }, query: {} });
  const ofItem = await codeFor(shop, { percent: 50, itemIds: [lamp.itemId], minimumAmount: 20 });
  const ofCategory = await codeFor(shop, { percent: 50, categoryIds: [body.categoryId] });
  expect(why(await check(ofItem.code, [one]))).toBe("NotForThese");
  expect(why(await check(ofItem.code, [lamp, one]))).toBe("BelowMinimum");
  expect((await check(ofItem.code, [lamp, lamp, one])).body).toMatchObject({
    itemsDiscount: 10,
    itemIds: [lamp.itemId],
  });
  const order = toKeep([one, two, lamp], { promoCode: ofCategory.code, expectedTotal: 35 });
  const bought = await buyFromBalance(shop, mara, order);
  expect((await readOrder(shop, bought.body.purchaseId, mara)).lines).toMatchObject([
    { unitPrice: 10 },
    { unitPrice: 15 },
    { unitPrice: 10, listPrice: 10 },
  ]);
});

it("codes that don't exist, begin later or have ended are refused in the same way", async () => {
  const later = await codeFor(shop, { startsAtUtc: new Date(shop.clock.now.getTime() + 86_400_000).toISOString() });
  const over = await codeFor(shop);
  await endCode(shop, await makeAdmin(shop), over);
  const answers = await Promise.all([newCode(), later.code, over.code].map((code) => check(code, [lamp])));
  expect(new Set(answers.map(({ text }) => text.replaceAll(/"(instance|traceId|requestId)":"[^"]*"/g, ""))).size).toBe(
    1,
  );
  expect(answers.map(why)).toEqual(["Unknown", "Unknown", "Unknown"]);
});

it("a guest pays less with a code, whose refund and invoice are of what was paid", async () => {
  const { code, id } = await codeFor(shop, { percent: 20 });
  const { body } = await buyAsGuest(shop, toSend([lamp, lamp], { promoCode: code, expectedTotal: 21 }));
  await payWith(shop, body.paymentSessionResponse, cards.succeeds);
  await runGateway(shop);
  await runJob(shop, "watch-payments");
  await runJob(shop, "number-invoices");
  expect(await readOrder(shop, body.purchaseId)).toMatchObject({ status: "Ordered", documents: [{ total: 21 }] });
  const tracked = await shop.call("trackOrder", { body: { token: body.trackingToken } });
  expect(tracked.body).toMatchObject({
    discount: { code, itemsDiscount: 4 },
    lines: [{ unitPrice: 8, listPrice: 10 }],
  });
  expect(await usesOf(id)).toMatchObject({ uses: 1, discountAmount: 4, soldAmount: 21, returnedAmount: 0 });
});

it("an unpaid order that ends releases its use, and a cancelled paid one keeps it", async () => {
  const once = await codeFor(shop, { maxUses: 1, maxUsesPerPerson: 1 });
  const order = toSend([lamp], { promoCode: once.code, expectedTotal: 14 });
  expect((await buyDirectly(shop, mara, order)).status).toBe(201);
  expect(why(await buyFromBalance(shop, mara, order))).toBe("UsedUp");
  await expire();
  const { body, status } = await buyFromBalance(shop, mara, order);
  expect(status).toBe(201);
  const cancel = { params: { id: body.shipmentId ?? "" }, body: { refund: "Balance" as const } };
  expect((await shop.call("cancelShipment", cancel, mara)).status).toBe(200);
  expect((await shop.call("getBalance", {}, mara)).body).toMatchObject({ amount: 1000 });
  expect(await usesOf(once.id)).toMatchObject({ uses: 1, state: "UsedUp", soldAmount: 0 });
  expect(why(await buyFromBalance(shop, mara, order))).toBe("UsedUp");
});

it("a code for first orders is refused to whoever has an order, also under another mailbox or at the same door", async () => {
  const first = await codeFor(shop, { isFirstOrder: true });
  const other = await codeFor(shop, { isFirstOrder: true });
  const place = { ...doorstep, street: `Herengracht ${newCode()}` };
  const order = (promoCode: string, at = place) =>
    toSend([lamp], { promoCode, expectedTotal: 14, shippingAddress: at });
  expect((await buyFromBalance(shop, mara, order(first.code))).status).toBe(201);
  expect(why(await check(other.code, [lamp], mara))).toBe("FirstOrder");
  expect(why(await buyFromBalance(shop, mara, order(other.code)))).toBe("FirstOrder");
  const twin = await signUp(shop);
  await credit(shop, twin, cents(10_000));
  expect(why(await buyFromBalance(shop, twin, order(other.code)))).toBe("FirstOrder");
  const elsewhere = { ...place, street: `Prinsengracht ${newCode()}` };
  const guest = {
    ...order(other.code, elsewhere),
    guestBuyerInfo: {
      email: mara.email.replace("@", "+x@"),
      firstName: "N",
      lastName: "H",
      phoneNumber: "+31687654321",
    },
  };
  expect(why(await shop.call("buyAsGuest", { body: guest }))).toBe("SignIn");
  expect(why(await check(other.code, [lamp]))).toBe("SignIn");
});

it("a code that counts the uses of a person is refused to orders without a door", async () => {
  const { code } = await codeFor(shop, { maxUsesPerPerson: 1 });
  const itemIds = [lamp.itemId];
  const kept = await shop.call("checkPromoCode", { body: { code, itemIds, purchaseOption: "inventory" } }, mara);
  expect(why(kept)).toBe("OnlySent");
  expect(why(await buyFromBalance(shop, mara, toKeep([lamp], { promoCode: code, expectedTotal: 9 })))).toBe("OnlySent");
  const order = toSend([lamp], { promoCode: code, expectedTotal: 14 });
  expect((await buyFromBalance(shop, mara, order)).status).toBe(201);
});

it("a piece that is withdrawn from brings back what was paid for it", async () => {
  const { code, id } = await codeFor(shop, { percent: 25 });
  const admin = await makeAdmin(shop);
  const order = toSend([lamp, lamp], { promoCode: code, expectedTotal: 20 });
  const { body } = await buyFromBalance(shop, mara, order);
  await send(shop, admin, body.shipmentId ?? "");
  const orderNumber = await numberOf(shop, body.purchaseId);
  const withdrawal = await withdrawn(shop, { name: "Mara Lind", orderNumber, email: mara.email });
  const piece = { position: 1, isSent: true, quantity: 1, condition: "New" as const, isRestocked: true };
  const received = await receiveGoods(shop, admin, withdrawal, { pieces: [piece] });
  expect(received.status).toBe(200);
  const refunded = await refundWithdrawal(shop, admin, withdrawal);
  expect(refunded.status).toBe(200);
  await runJob(shop, "number-invoices");
  expect((await shop.call("getBalance", {}, mara)).body).toMatchObject({ amount: 987.5 });
  expect(await usesOf(id)).toMatchObject({ uses: 1, soldAmount: 20, returnedAmount: 7.5 });
});

it("the database gives no discount that the code does not give", async () => {
  const { code } = await codeFor(shop, { percent: 10 });
  const { body } = await buyFromBalance(shop, mara, toKeep([lamp], { promoCode: code, expectedTotal: 1 }));
  expect(body).toMatchObject({ code: "PRICE_CHANGED", params: { actual: 9 } });
});
