import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import { reportReturned } from "../payments/provider-reports.ts";
import { cards, moveClock, payWith, readBooks, runGateway, runJob } from "../payments/till.ts";
import { makeAdmin, signUp, type TestPerson } from "../people/people.ts";
import { balanceOf } from "../shop/books.ts";
import { openListeningShop } from "../shop/listening-shop.ts";
import type { Shop } from "../shop/shop.ts";
import { boughtGift, buyGift, confirmPerson, mailedCode, redeem, renewCode, validateGift, voidGift } from "./gifts.ts";

const HELD = 24 * 3600;

let shop: Shop;
let admin: TestPerson;
let mara: TestPerson;
let friend: TestPerson;
beforeAll(async () => {
  shop = await openListeningShop();
});
afterAll(() => shop.close());
beforeEach(async () => {
  // New people for each test, because the clock moves on, past the end of their sessions.
  [admin, mara, friend] = [await makeAdmin(shop), await signUp(shop), await signUp(shop)];
});

const owed = async () => (await readBooks(shop))["house:gifts"] ?? 0;
const borne = async () => (await readBooks(shop))["house:chargebacks"] ?? 0;
const own = async () => (await shop.call("listGifts", {}, mara)).body;
const listed = async (id: string) =>
  (await shop.call("listAdminGifts", { query: { id } }, await makeAdmin(shop))).body.items[0];
async function afterHold(): Promise<void> {
  moveClock(shop, HELD);
  [admin, friend] = [await makeAdmin(shop), await signUp(shop)];
}

it("a bought code is mailed at once, held for a day, and then redeemed by a friend, never from the balance", async () => {
  const before = await owed();
  const { id, code } = await boughtGift(shop, mara, 75);
  expect([await owed(), await balanceOf(shop, mara)]).toEqual([before + 7500, 0]);
  expect(await own()).toMatchObject([{ id, state: "Held", amount: 75 }]);
  const { used } = (await shop.call("getProtection", {}, mara)).body;
  expect(used[0]).toMatchObject({ depositedAmount: 75 });
  expect((await redeem(shop, friend, code)).body).toMatchObject({ code: "GIFT_REFUSED" });
  moveClock(shop, HELD - 1);
  friend = await signUp(shop);
  expect((await redeem(shop, friend, code)).body).toMatchObject({ code: "GIFT_REFUSED" });
  moveClock(shop, 1);
  expect((await redeem(shop, friend, code)).body).toMatchObject({ amount: 75 });
  expect([await owed(), await balanceOf(shop, friend)]).toEqual([before, 7500]);
  expect((await shop.call("getOwnMoney", {}, friend)).body).toMatchObject({ ownAmount: 0 });
  expect(await listed(id)).toMatchObject({ boughtBy: { userInfoId: mara.userId }, state: "Redeemed", owedAmount: 0 });
});

it("a repeated request begins one payment, and a declined card buys nothing", async () => {
  const key = randomUUID();
  const addressId = (await shop.call("listAddresses", {}, mara)).body[0]?.id;
  expect(addressId).toBeUndefined();
  const first = await buyGift(shop, mara, { key });
  const address = (await shop.call("listAddresses", {}, mara)).body[0]?.id ?? "";
  const second = await buyGift(shop, mara, { key, addressId: address });
  expect(second.body.transactionId).toBe(first.body.transactionId);
  const before = await owed();
  const { paymentId } = await payWith(shop, first.body.paymentSessionResponse, cards.declined);
  expect(await validateGift(shop, mara, paymentId)).toBe("Failed");
  expect([await owed(), await own()]).toEqual([before, []]);
});

it("amounts outside of 10 to 500 euros are refused", async () => {
  for (const amount of [9.99, 500.01]) {
    expect((await buyGift(shop, mara, { amount })).body).toMatchObject({ errors: { amount: [expect.any(String)] } });
  }
});

it("a new code takes the place of the old one, for the buyer who has confirmed who they are, and nobody else", async () => {
  const { id, code } = await boughtGift(shop, mara);
  await confirmPerson(shop, friend);
  expect((await renewCode(shop, friend, id)).status).toBe(404);
  await confirmPerson(shop, mara);
  const renewed = await renewCode(shop, mara, id);
  expect([renewed.status, await mailedCode(shop, mara.email)]).toEqual([200, renewed.body.code]);
  await afterHold();
  expect((await redeem(shop, friend, code)).body).toMatchObject({ code: "GIFT_REFUSED" });
  expect((await redeem(shop, friend, renewed.body.code)).status).toBe(200);
});

it("a chargeback voids a code that nobody has redeemed, and costs the shop nothing", async () => {
  const [before, loss] = [await owed(), await borne()];
  const { id, code } = await boughtGift(shop, mara);
  await reportReturned(shop, id, { chargedBack: 5000 });
  expect([await owed(), await borne(), (await listed(id))?.state]).toEqual([before, loss, "Void"]);
  await afterHold();
  expect((await redeem(shop, friend, code)).body).toMatchObject({ code: "GIFT_REFUSED" });
});

it("a chargeback of a redeemed code is the house's loss, locks the buyer, and opens a case on both people", async () => {
  const loss = await borne();
  const { id, code } = await boughtGift(shop, mara);
  await afterHold();
  await redeem(shop, friend, code);
  await reportReturned(shop, id, { chargedBack: 5000 });
  expect([await borne(), await balanceOf(shop, friend)]).toEqual([loss - 5000, 5000]);
  await runJob(shop, "find-signals");
  const { items } = (await shop.call("listCases", { query: {} }, admin)).body;
  const cases = await Promise.all(items.map((each) => shop.call("getCase", { params: { id: each.id } }, admin)));
  const found = cases.filter(({ text }) => text.includes("Chargeback") && text.includes(mara.userId));
  expect(found.map(({ text }) => text.includes(friend.userId))).toContain(true);
});

it("a code that is refunded in part at the provider is worth the rest", async () => {
  const before = await owed();
  const { id, code } = await boughtGift(shop, mara);
  await reportReturned(shop, id, { refunded: 2000 });
  expect([await owed(), (await listed(id))?.amount]).toEqual([before + 3000, 30]);
  await afterHold();
  expect((await redeem(shop, friend, code)).body).toMatchObject({ amount: 30 });
});

it("an operator voids a bought code, whose money goes back to the card that paid it", async () => {
  const before = await owed();
  const gift = await boughtGift(shop, mara);
  expect((await voidGift(shop, admin, gift)).body).toMatchObject({ state: "Void", owedAmount: 50 });
  expect((await own())[0]?.state).toBe("Void");
  await runJob(shop, "send-refunds");
  await runGateway(shop);
  expect([await owed(), (await listed(gift.id))?.owedAmount, await balanceOf(shop, mara)]).toEqual([before, 0, 0]);
  const [{ version } = { version: 0 }] = [await listed(gift.id)];
  expect((await voidGift(shop, admin, { id: gift.id, version: version ?? 0 })).status).toBe(409);
});

it("what a refund did not bring back to the buyer stays owed, and an operator requests it again", async () => {
  const before = await owed();
  const { body } = await buyGift(shop, mara);
  const { paymentId } = await payWith(shop, body.paymentSessionResponse, cards.refundFails);
  await validateGift(shop, mara, paymentId);
  const id = body.transactionId;
  await voidGift(shop, admin, { id, version: 1 });
  await runJob(shop, "send-refunds");
  moveClock(shop, 61);
  await runGateway(shop);
  const failed = await listed(id);
  expect([await owed(), failed]).toMatchObject([before + 5000, { state: "Void", owedAmount: 50 }]);
  expect((await voidGift(shop, admin, { id, version: failed?.version ?? 0 })).status).toBe(200);
});

it("own money never goes back by the payment for a gift code", async () => {
  const { code } = await boughtGift(shop, mara);
  moveClock(shop, HELD);
  const back = await signUp(shop);
  expect((await redeem(shop, back, code)).status).toBe(200);
  expect((await shop.call("getOwnMoney", {}, back)).body).toMatchObject({ ownAmount: 0, refusedAmount: 0 });
});
