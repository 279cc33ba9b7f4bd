import { randomUUID } from "node:crypto";
import { cents } from "@trove/money";
import { sql } from "kysely";
import { reduced } from "../../test/catalogue/reductions.ts";
import { stockBox, stockItems, type TestItem } from "../../test/catalogue/stock.ts";
import { openBoxes, prepareReveal, sendReveal } from "../../test/openings/browser.ts";
import { spend } from "../../test/openings/meanwhile.ts";
import {
  buyAsGuest,
  buyDirectly,
  buyFromBalance,
  guest,
  toKeep,
  toSend,
  validateOrder,
} from "../../test/orders/orders.ts";
import { issuedGift, redeem, voidGift } from "../../test/gifts/gifts.ts";
import { cancel, giveItems, sendShipment, ship } from "../../test/orders/shipments.ts";
import { storedPayout } from "../../test/payments/payouts.ts";
import { refundOrder, refundTopUp } from "../../test/payments/refund-desk.ts";
import { reportReturned } from "../../test/payments/provider-reports.ts";
import {
  addAddress,
  cards,
  moveClock,
  payWith,
  runGateway,
  runJob,
  topUp,
  validate,
} from "../../test/payments/till.ts";
import { closingOf } from "../../test/people/closing.ts";
import { moveOn } from "../../test/people/operator.ts";
import { credit, makeAdmin, signUp, type TestPerson } from "../../test/people/people.ts";
import { codeFor } from "../../test/promotions/promotions.ts";
import { handIn } from "../../test/protection/identity-desk.ts";
import type { Shop } from "../../test/shop/shop.ts";
import { numberOf, receiveGoods, refundWithdrawal, send, withdrawn } from "../../test/withdrawals/withdrawals.ts";

function must<Result extends { status: number; text: string }>(result: Result): Result {
  if (result.status >= 300) throw new Error(result.text);
  return result;
}

function expectVoid({ text }: { text: string }): void {
  if (!text.includes("lootbox/void/v2")) throw new Error(text);
}

async function createItem(shop: Shop, admin: TestPerson): Promise<TestItem> {
  const categoryId = must(await shop.call("listCategories")).body[0]?.id ?? "";
  const body = { name: "Pot", description: "Pours.", imageUrl: "/pot.webp", galleryUrls: [], categoryId, brand: "Ida" };
  const whole = { ...body, marketPrice: 20, isSellable: true, isActive: true, stock: 20 };
  const { id, name } = must(await shop.call("createItem", { body: whole }, { ...admin, key: randomUUID() })).body;
  return { itemId: id, name, marketPrice: cents(2000) };
}

async function topUps(shop: Shop, person: TestPerson, admin: TestPerson): Promise<void> {
  const addressId = await addAddress(shop, person);
  for (const [card, refunded] of [
    [cards.succeeds, 0],
    [cards.succeeds, 10],
    [cards.declined, 0],
    [cards.chargedBack, 0],
  ] as const) {
    const { body } = must(await topUp(shop, person, { addressId, amount: 200 }));
    const { paymentId } = await payWith(shop, body.paymentSessionResponse, card);
    await validate(shop, person, paymentId);
    if (refunded > 0) must(await refundTopUp(shop, admin, body.transactionId, refunded));
  }
  must(await topUp(shop, person, { addressId }));
}

async function orders(shop: Shop, person: TestPerson, admin: TestPerson, pot: TestItem): Promise<void> {
  const { code: promoCode } = await codeFor(shop, { maxUses: 5 });
  const cheaper = toKeep([pot], { promoCode, expectedTotal: 18 });
  for (const body of [toKeep([pot, pot]), toSend([pot]), cheaper]) must(await buyFromBalance(shop, person, body));
  const back = must(await buyFromBalance(shop, person, toSend([pot]))).body.shipmentId ?? "";
  must(await cancel(shop, person, back, { refund: "Balance", key: randomUUID() }));
  for (const body of [toKeep([pot]), toSend([pot])]) {
    const { paymentSessionResponse } = must(await buyDirectly(shop, person, body)).body;
    await validateOrder(shop, (await payWith(shop, paymentSessionResponse, cards.succeeds)).paymentId, person);
  }
  for (const refunded of [500, 2500]) {
    const { paymentSessionResponse, purchaseId, shipmentId } = must(
      await buyDirectly(shop, person, toSend([pot])),
    ).body;
    await validateOrder(shop, (await payWith(shop, paymentSessionResponse, cards.succeeds)).paymentId, person);
    await reportReturned(shop, purchaseId, { refunded });
    must(await cancel(shop, person, shipmentId ?? ""));
  }
  for (const isCancelled of [false, true]) {
    const { paymentSessionResponse, shipmentId, purchaseId } = must(await buyAsGuest(shop, toSend([pot]))).body;
    await validateOrder(shop, (await payWith(shop, paymentSessionResponse, cards.succeeds)).paymentId);
    if (!isCancelled) must(await refundOrder(shop, admin, purchaseId, { lines: [{ position: 1, quantity: 1 }] }));
    if (isCancelled) must(await moveOn(shop, admin, shipmentId ?? "", { status: "Cancelled" }));
  }
}

async function gifts(shop: Shop, person: TestPerson, admin: TestPerson): Promise<void> {
  const [used, voided] = [await issuedGift(shop), await issuedGift(shop), await issuedGift(shop)];
  must(await redeem(shop, person, used.code));
  must(await voidGift(shop, admin, voided));
}

/** Pays one cent for an order. The capture does not match the order, so it goes to quarantine. */
async function payTooLittle(shop: Shop, person: TestPerson, pot: TestItem): Promise<void> {
  const { paymentSessionResponse } = must(await buyDirectly(shop, person, toSend([pot]))).body;
  await sql`update sandbox_gateway.gateway_sessions set amount_minor = 1
    where session_id = ${paymentSessionResponse.id}`.execute(shop.owner.connection);
  await validateOrder(shop, (await payWith(shop, paymentSessionResponse, cards.succeeds)).paymentId, person);
}

/** Credits all captures in quarantine to a person. */
async function creditCaptures(shop: Shop, admin: TestPerson, { userId }: TestPerson): Promise<void> {
  const body = { userInfoId: userId, reason: "One cent is missing" };
  for (const { id } of must(await shop.call("listCaptures", { query: {} }, admin)).body.items) {
    must(await shop.call("creditCapture", { params: { id }, body }, { ...admin, key: randomUUID() }));
  }
}

async function inventory(shop: Shop, person: TestPerson): Promise<void> {
  const box = await stockBox(shop, cents(100));
  for (const quantity of [1, 5]) must(await openBoxes(shop, person, box, { quantity }));
  const thrifty = await signUp(shop);
  await credit(shop, thrifty, cents(500));
  await spend(shop, thrifty, cents(10));
  const unlucky = await signUp(shop);
  await credit(shop, unlucky, cents(100));
  const reveal = await prepareReveal(shop, unlucky, box);
  await spend(shop, unlucky, cents(10));
  expectVoid(await sendReveal(shop, box, reveal));
  const [sold = "", sent = ""] = await giveItems(shop, person, 2);
  must(await shop.call("sellInventoryItem", { params: { id: sold }, body: { expectedSellPrice: 9 } }, person));
  must(await ship(shop, person, { inventoryItemIds: [sent], shippingAddressId: await addAddress(shop, person) }));
  must(await cancel(shop, person, await sendShipment(shop, person, 2)));
  await spend(shop, person, cents(10));
}

/** Withdraws from orders of a guest and of a person, and from what the shop doesn't know. */
async function withdrawals(shop: Shop, person: TestPerson, admin: TestPerson, pot: TestItem): Promise<void> {
  const bought = must(await buyFromBalance(shop, person, toSend([pot, pot]))).body;
  const guests = must(await buyAsGuest(shop, toSend([pot]))).body;
  await validateOrder(shop, (await payWith(shop, guests.paymentSessionResponse, cards.succeeds)).paymentId);
  for (const { shipmentId } of [bought, guests]) await send(shop, admin, shipmentId ?? "");
  for (const [purchaseId, email] of [
    [bought.purchaseId, person.email],
    [guests.purchaseId, guest.email],
  ] as const) {
    const id = await withdrawn(shop, { name: "Mara Lind", orderNumber: await numberOf(shop, purchaseId), email });
    must(await receiveGoods(shop, admin, id));
    must(await refundWithdrawal(shop, admin, id));
  }
  await withdrawn(shop, { name: "Mara Lind", orderNumber: "O-000000000000", email: person.email });
}

/** Closes an account that has an address, an item and money of its own. */
async function closeAccount(shop: Shop): Promise<void> {
  const person = await signUp(shop);
  const addressId = await addAddress(shop, person);
  const { paymentSessionResponse } = must(await topUp(shop, person, { addressId, amount: 20 })).body;
  await validate(shop, person, (await payWith(shop, paymentSessionResponse, cards.succeeds)).paymentId);
  const { begin, confirm, reconfirm, returnMoney } = closingOf(() => ({ shop, person }));
  await reconfirm();
  const sentBack = { body: { amount: 5, expectedOwn: 20 } };
  must(await shop.call("returnOwnMoney", sentBack, { ...person, key: randomUUID() }));
  await giveItems(shop, person, 1);
  const { items, givenUpAmount } = must(await begin()).body;
  must(await confirm(items.count, givenUpAmount));
  await returnMoney();
}

/** Sets a limit, asks for a higher one, takes a break, and answers a complaint. */
async function protect(shop: Shop, admin: TestPerson): Promise<void> {
  const person = await signUp(shop);
  for (const amount of [100, 200]) {
    const body = { kind: "Deposit", period: "month", amount } as const;
    must(await shop.call("setLimit", { body }, { ...person, key: randomUUID() }));
  }
  const pausing = await signUp(shop);
  await credit(shop, pausing, cents(1000));
  must(await openBoxes(shop, pausing, await stockBox(shop, cents(100)), { quantity: 1 }));
  must(await shop.call("beginBreak", { body: { kind: "Break" } }, { ...pausing, key: randomUUID() }));
  const complaint = { name: "Ida Berg", email: person.email, reference: "", text: "It never came." };
  must(await shop.call("complain", { body: complaint }));
  const [found] = must(await shop.call("listCases", { query: { kind: "Complaint" } }, admin)).body.items;
  const answer = { outcome: "Upheld", reason: "Sent again", answer: "On its way.", version: 1 } as const;
  const answered = { params: { id: found?.id ?? "" }, body: { status: "Closed", ...answer } } as const;
  must(await shop.call("setCaseStatus", answered, { ...admin, key: randomUUID() }));
}

/** Makes every call that inserts rows, with every possible outcome. The shop must be listening. */
export async function liveOn(shop: Shop): Promise<void> {
  const [admin, person, other] = await Promise.all([makeAdmin(shop), signUp(shop), signUp(shop)]);
  await credit(shop, person, cents(100_000));
  await stockItems(shop, [500], 3);
  const pot = await createItem(shop, admin);
  const [lamp] = await stockItems(shop, [2000]);
  await reduced(shop, admin, lamp?.itemId ?? "");
  await orders(shop, person, admin, pot);
  await gifts(shop, person, admin);
  await payTooLittle(shop, person, pot);
  await creditCaptures(shop, admin, person);
  await payTooLittle(shop, person, pot);
  await inventory(shop, person);
  await topUps(shop, other, admin);
  await withdrawals(shop, person, admin, pot);
  await storedPayout(shop, other);
  await handIn(shop, await signUp(shop));
  await closeAccount(shop);
  await protect(shop, admin);
  moveClock(shop, 61);
  await runGateway(shop);
  await runJob(shop, "send-refunds");
  await runGateway(shop);
}

/** Advances the clock by a day, so that the head of the audit log is published. All sessions end by this. */
export async function publishAuditHead(shop: Shop): Promise<void> {
  await runJob(shop, "number-invoices");
  await runJob(shop, "audit-chain");
  moveClock(shop, 24 * 3600);
  await runJob(shop, "terms-log");
}
