import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import { reportReturned } from "../payments/provider-reports.ts";
import { addAddress, cards, moveClock, payWith, readBooks, runGateway, runJob } from "../payments/till.ts";
import { appointCustomer, makeAdmin, signUp, type TestPerson } from "../people/people.ts";
import { setMarkets } from "../protection/markets.ts";
import { balanceOf, findImbalances } from "../shop/books.ts";
import { openListeningShop } from "../shop/listening-shop.ts";
import type { Shop } from "../shop/shop.ts";
import { boughtGift, buyGift, issuedGift, issueGift, redeem, redeemAsIs, validateGift, voidGift } from "./gifts.ts";

let shop: Shop;
let mara: TestPerson;
beforeAll(async () => {
  shop = await openListeningShop();
});
afterAll(() => shop.close());
beforeEach(async () => {
  mara = await signUp(shop);
});

const owed = async () => (await readBooks(shop))["house:gifts"] ?? 0;
const mailsTo = ({ email }: TestPerson) =>
  shop.owner.connection.selectFrom("outbox").select("kind").where("recipient", "=", email).execute();

/** Moves the clock past the hold of bought codes, and signs a person in again. */
async function afterHold(person: TestPerson): Promise<TestPerson> {
  moveClock(shop, 24 * 3600);
  const login = { emailOrUserName: person.userName, password: person.password };
  return { ...person, token: (await shop.call("login", { body: login })).body.token };
}

it("a code is redeemed only by somebody with an address, whose country counts also when the address is gone", async () => {
  const [first, second] = [await issuedGift(shop, 20), await issuedGift(shop, 20)];
  expect((await redeemAsIs(shop, mara, first.code)).body).toMatchObject({
    errors: { addressId: [expect.any(String)] },
  });
  const id = await addAddress(shop, mara, "GB");
  expect((await redeemAsIs(shop, mara, first.code)).status).toBe(200);
  await addAddress(shop, mara);
  expect((await shop.call("deleteAddress", { params: { id } }, mara)).status).toBe(204);
  await setMarkets(shop, { GB: { topUp: false } });
  expect((await redeemAsIs(shop, mara, second.code)).body).toMatchObject({ code: "NOT_OFFERED_HERE" });
  await setMarkets(shop, {});
});

it("a payment that comes during a break makes a void code, mails nothing, and goes back to the card", async () => {
  const before = await owed();
  const { body } = await buyGift(shop, mara);
  await shop.call("beginBreak", { body: { kind: "Break" } }, { ...mara, key: randomUUID() });
  const { paymentId } = await payWith(shop, body.paymentSessionResponse, cards.succeeds);
  await validateGift(shop, mara, paymentId);
  expect((await shop.call("listGifts", {}, mara)).body).toMatchObject([{ state: "Void" }]);
  expect((await mailsTo(mara)).filter(({ kind }) => kind === "giftCode")).toEqual([]);
  expect(await owed()).toBe(before + 5000);
  await runJob(shop, "send-refunds");
  await runGateway(shop);
  expect(await owed()).toBe(before);
});

it("buying counts for the limits of the buyer, unless the payment fails", async () => {
  const limit = { kind: "Deposit", period: "day", amount: 60 } as const;
  await shop.call("setLimit", { body: limit }, { ...mara, key: randomUUID() });
  const { body } = await buyGift(shop, mara, { amount: 50 });
  const over = { code: "LIMIT_REACHED", params: { kind: "Deposit", period: "day", limit: 60, used: 50 } };
  expect((await buyGift(shop, mara, { amount: 20 })).body).toMatchObject(over);
  const { paymentId } = await payWith(shop, body.paymentSessionResponse, cards.declined);
  await validateGift(shop, mara, paymentId);
  expect((await buyGift(shop, mara, { amount: 60 })).status).toBe(201);
});

it("a chargeback takes the money of a code from its buyer who has redeemed it, and the house bears nothing", async () => {
  const { id, code } = await boughtGift(shop, mara);
  mara = await afterHold(mara);
  expect((await redeem(shop, mara, code)).status).toBe(200);
  const loss = (await readBooks(shop))["house:chargebacks"];
  await reportReturned(shop, id, { chargedBack: 5000 });
  expect([await balanceOf(shop, mara), (await readBooks(shop))["house:chargebacks"]]).toEqual([0, loss]);
});

it("a chargeback of one code keeps the other codes of its locked buyer from being redeemed", async () => {
  const [first, second] = [await boughtGift(shop, mara), await boughtGift(shop, mara)];
  const friend = await afterHold(await signUp(shop));
  await reportReturned(shop, first.id, { chargedBack: 5000 });
  expect((await redeem(shop, friend, second.code)).body).toMatchObject({ code: "GIFT_REFUSED" });
});

it("operators are warned of a refund of a redeemed code, and of a void code whose refund was refused", async () => {
  const admin = await makeAdmin(shop);
  const warnings = async (search: string, by: TestPerson) => {
    const { body } = await shop.call("listPayments", { query: { warning: "Open", search } }, by);
    return body.items.length;
  };
  const { body } = await buyGift(shop, mara);
  const { paymentId } = await payWith(shop, body.paymentSessionResponse, cards.refundFails);
  await validateGift(shop, mara, paymentId);
  await voidGift(shop, admin, { id: body.transactionId, version: 1 });
  expect(await warnings(body.transactionId, admin)).toBe(0);
  await runJob(shop, "send-refunds");
  moveClock(shop, 61);
  await runGateway(shop);
  expect(await warnings(body.transactionId, admin)).toBe(1);
  const { id, code } = await boughtGift(shop, mara);
  const friend = await afterHold(await signUp(shop));
  await redeem(shop, friend, code);
  await reportReturned(shop, id, { refunded: 5000 });
  expect(await warnings(id, await makeAdmin(shop))).toBe(1);
});

it("a second person approves the refund of a bought code, which its own buyer can't void", async () => {
  const careful = await openListeningShop({ FOUR_EYES: "credit,refunds", FOUR_EYES_ABOVE: "20" });
  const [one, two] = [await makeAdmin(careful), await makeAdmin(careful)];
  const buyer = await appointCustomer(careful, one);
  const own = await boughtGift(careful, buyer, 10);
  expect((await voidGift(careful, buyer, own)).body).toMatchObject({ code: "FORBIDDEN" });
  const gift = await boughtGift(careful, await signUp(careful));
  expect((await voidGift(careful, one, gift)).body).toMatchObject({ code: "APPROVAL_NEEDED" });
  const { items } = (await careful.call("listApprovals", { query: { status: "Waiting" } }, two)).body;
  expect(items[0]?.asked).toMatchObject({ action: "voidGift", amount: 50 });
  const decision = { params: { id: items[0]?.id ?? "" }, body: { isApproved: true } };
  expect((await careful.call("decideApproval", decision, { ...two, key: randomUUID() })).status).toBe(200);
  const { body } = await careful.call("listAdminGifts", { query: { id: gift.id } }, one);
  expect(body.items).toMatchObject([{ state: "Void", owedAmount: 50 }]);
  await careful.close();
});

it("codes of several operators to one mailbox add up, and its owner decides on none of them", async () => {
  const careful = await openListeningShop({ FOUR_EYES: "credit", FOUR_EYES_ABOVE: "20" });
  const [one, two] = [await makeAdmin(careful), await makeAdmin(careful)];
  const email = `${randomUUID()}@berg.example`;
  expect((await issueGift(careful, one, { amount: 15, email })).status).toBe(201);
  expect((await issueGift(careful, two, { amount: 15, email: email.replace("@", "+more@") })).body).toMatchObject({
    code: "APPROVAL_NEEDED",
  });
  const three = await makeAdmin(careful);
  await issueGift(careful, one, { amount: 40, email: three.email.replace("@", "+me@") });
  const { items } = (await careful.call("listApprovals", { query: { status: "Waiting" } }, three)).body;
  const asked = items.find(({ requestedBy }) => requestedBy.userInfoId === one.userId);
  const decision = { params: { id: asked?.id ?? "" }, body: { isApproved: true } };
  expect((await careful.call("decideApproval", decision, { ...three, key: randomUUID() })).body).toMatchObject({
    code: "FORBIDDEN",
  });
  await careful.close();
});

it("an issued code is redeemed by no operator, and not mailed to somebody who takes a break", async () => {
  const { code } = await issuedGift(shop);
  expect((await redeem(shop, await appointCustomer(shop, await makeAdmin(shop)), code)).body).toMatchObject({
    code: "GIFT_REFUSED",
  });
  await shop.call("beginBreak", { body: { kind: "Break" } }, { ...mara, key: randomUUID() });
  const email = mara.email.replace("@", "+gift@");
  expect((await issueGift(shop, await makeAdmin(shop), { email })).body).toMatchObject({ code: "STATUS_CONFLICT" });
});

it("the audit log keeps no address of who gets an issued code", async () => {
  const by = await makeAdmin(shop);
  const email = `ida${randomUUID()}@berg.example`;
  const { body } = await issueGift(shop, by, { email });
  const { text } = await shop.call("listAudit", { query: { subjectId: body.id } }, by);
  expect(text).toContain("issueGift");
  expect(text).not.toContain(email);
});

it("the audit finds nothing wrong after voided, refunded and charged back codes", async () => {
  expect(await findImbalances(shop)).toEqual([]);
});
