import { randomUUID } from "node:crypto";
import { cents } from "@trove/money";
import { unzipSync } from "fflate";
import { afterAll, beforeAll, expect, it } from "vitest";
import { putOnSale, buyDirectly, buyFromBalance, movesDuring, toKeep, toSend } from "../../../../test/orders/orders.ts";
import { cancel } from "../../../../test/orders/shipments.ts";
import { vatIn } from "../../../../test/overview/book-files.ts";
import { completeBooks } from "../../../../test/overview/books.ts";
import { closingOf } from "../../../../test/people/closing.ts";
import { unlockAccount } from "../../../../test/openings/meanwhile.ts";
import { moveOn } from "../../../../test/people/operator.ts";
import { credit, makeAdmin, signUp, type TestPerson } from "../../../../test/people/people.ts";
import { type CheckoutStub, openCheckoutStub } from "../../../../test/payments/checkout-stub.ts";
import { paidGuestOrder, paidTopUp, sendRefunds } from "../../../../test/payments/refund-desk.ts";
import { addAddress, moveClock, runJob, topUp } from "../../../../test/payments/till.ts";
import { balanceOf } from "../../../../test/shop/books.ts";
import { openShop, type Shop } from "../../../../test/shop/shop.ts";
import { publishAuditHead } from "../../../audit/lively-shop.fixture.ts";

const DAY_SECONDS = 86_400;

let stub: CheckoutStub;
let shop: Shop;

beforeAll(async () => {
  stub = await openCheckoutStub(() => shop.clock.now);
  shop = await openShop({ ...stub.variables, LOG_LEVEL: "warn" });
});
afterAll(async () => {
  await publishAuditHead(shop);
  await shop.close();
  await stub.close();
});

async function dispute(providerPaymentId: string): Promise<void> {
  moveClock(shop, 1);
  stub.dispute(providerPaymentId);
  await stub.deliver(shop);
}

async function win(providerPaymentId: string): Promise<void> {
  moveClock(shop, 1);
  stub.winDisputes(providerPaymentId);
  await stub.deliver(shop);
}

/** A person with money in their balance, and an order of 25 euros that their card has paid. */
async function paidOrder(balance: number) {
  const person = await signUp(shop);
  if (balance > 0) await credit(shop, person, cents(balance));
  const { body } = await buyDirectly(shop, person, toSend([await putOnSale(shop)]));
  const paymentId = stub.pay(body.paymentSessionResponse.id, "captured");
  await stub.deliver(shop);
  return { person, paymentId, purchaseId: body.purchaseId, shipmentId: body.shipmentId ?? "" };
}

const takeBreak = (person: TestPerson) =>
  shop.call("beginBreak", { body: { kind: "Break" } }, { ...person, key: randomUUID() });

/** The cents that count as paid in by a person this month. */
async function counted({ userId }: TestPerson): Promise<number | undefined> {
  const states = shop.owner.connection.selectFrom("protectionStates").where("userId", "=", userId);
  return (await states.select("monthDepositCents").executeTakeFirst())?.monthDepositCents;
}

/** Numbers the documents, and returns the amounts of an order's credit notes in cents. */
async function creditNotes(purchaseId: string): Promise<number[]> {
  await runJob(shop, "number-invoices");
  const rows = await shop.owner.connection
    .selectFrom("invoices")
    .select(["totalCents", "vatCents"])
    .where("purchaseId", "=", purchaseId)
    .where("kind", "=", "CreditNote")
    .orderBy("number")
    .execute();
  return rows.flatMap(({ totalCents, vatCents }) => [totalCents, vatCents]);
}

it("a chargeback that is withdrawn gives back what the balance gave and what the house bore, with a credit note", async () => {
  const { paymentId, person, purchaseId } = await paidOrder(1000);
  const books = await movesDuring(shop, async () => {
    await dispute(paymentId);
    expect(await balanceOf(shop, person)).toBe(0);
    expect(await creditNotes(purchaseId)).toEqual([1500, 260]);
    await win(paymentId);
  });
  expect([books, await balanceOf(shop, person)]).toEqual([{}, 1000]);
  expect(await creditNotes(purchaseId)).toEqual([1500, 260, -1500, -260]);
  await dispute(paymentId);
  expect(await creditNotes(purchaseId)).toEqual([1500, 260, -1500, -260, 1500, 260]);
});

it("an older report of a dispute does not take back a newer one", async () => {
  const { paymentId, person } = await paidOrder(0);
  await dispute(paymentId);
  const [before] = stub.disputes.filter((each) => each.payment_id === paymentId).map((each) => ({ ...each }));
  await win(paymentId);
  const books = await movesDuring(shop, async () => {
    const now = stub.disputes.find((each) => each.payment_id === paymentId);
    Object.assign(now ?? {}, before);
    stub.refund(paymentId, 1);
    await stub.deliver(shop);
  });
  expect(books).toEqual({ "gateway:checkoutcom": 1, "house:items": -1 });
  expect(await balanceOf(shop, person)).toBe(0);
});

it("all money of a withdrawn chargeback is the buyer's if the order was cancelled meanwhile", async () => {
  const { paymentId, person, purchaseId, shipmentId } = await paidOrder(1000);
  await dispute(paymentId);
  const moved = await moveOn(shop, await makeAdmin(shop), shipmentId, { status: "Cancelled", reason: "Lost" });
  expect(moved.status, moved.text).toBe(200);
  expect(await balanceOf(shop, person)).toBe(1000);
  await win(paymentId);
  expect([await balanceOf(shop, person), await counted(person)]).toEqual([3500, 2500]);
  expect(await creditNotes(purchaseId)).toEqual([1500, 260, 1000, 174]);
});

it("a withdrawn chargeback that took nothing from the balance goes to the card in a break", async () => {
  const { paymentId, person, shipmentId } = await paidOrder(0);
  await takeBreak(person);
  await dispute(paymentId);
  const moved = await moveOn(shop, await makeAdmin(shop), shipmentId, { status: "Cancelled", reason: "Lost" });
  expect(moved.status, moved.text).toBe(200);
  await win(paymentId);
  await sendRefunds(shop, stub);
  expect([await balanceOf(shop, person), await counted(person)]).toEqual([0, 0]);
  expect(stub.payments.get(paymentId)?.status).toBe("Refunded");
});

it("a withdrawn chargeback gives the balance back what it took in a break, and the card the rest", async () => {
  const { paymentId, person, shipmentId } = await paidOrder(1000);
  await takeBreak(person);
  await dispute(paymentId);
  const moved = await moveOn(shop, await makeAdmin(shop), shipmentId, { status: "Cancelled", reason: "Lost" });
  expect(moved.status, moved.text).toBe(200);
  expect([await balanceOf(shop, person), await counted(person)]).toEqual([1000, 1000]);
  const books = await movesDuring(shop, async () => {
    await win(paymentId);
    await sendRefunds(shop, stub);
  });
  expect([await balanceOf(shop, person), await counted(person)]).toEqual([2000, 1000]);
  expect(stub.payments.get(paymentId)?.balances["total_refunded"]).toBe(1500);
  expect(books["gateway:checkoutcom"]).toBe(-1000);
});

it("an order with a part in dispute is cancelled to the card in a break, except for what the balance gave", async () => {
  const { paymentId, person, shipmentId } = await paidOrder(1000);
  await takeBreak(person);
  moveClock(shop, 1);
  stub.dispute(paymentId);
  Object.assign(stub.disputes.at(-1) ?? {}, { amount: 100 });
  await stub.deliver(shop);
  expect(await balanceOf(shop, person)).toBe(900);
  await unlockAccount(shop, person);
  const login = { emailOrUserName: person.userName, password: person.password };
  const { token } = (await shop.call("login", { body: login })).body;
  const cancelled = await cancel(shop, { ...person, token }, shipmentId, { refund: "Balance" });
  expect(cancelled.status, cancelled.text).toBe(200);
  await sendRefunds(shop, stub);
  expect([await balanceOf(shop, person), await counted(person)]).toEqual([1000, 100]);
  expect(stub.payments.get(paymentId)?.balances["total_refunded"]).toBe(2400);
});

it("a withdrawn chargeback of an order that was cancelled before gives back only what it took", async () => {
  const { paymentId, person, purchaseId, shipmentId } = await paidOrder(0);
  await cancel(shop, person, shipmentId, { refund: "Balance" });
  const spent = await buyFromBalance(shop, person, toKeep([await putOnSale(shop, 1500)]));
  expect(spent.status, spent.text).toBe(201);
  const books = await movesDuring(shop, async () => {
    await dispute(paymentId);
    expect(await balanceOf(shop, person)).toBe(0);
    await win(paymentId);
  });
  expect([books, await balanceOf(shop, person)]).toEqual([{}, 1000]);
  expect(await creditNotes(purchaseId)).toEqual([2500, 434]);
});

it("a guest whose cancelled order is paid after all is refunded", async () => {
  const { providerPaymentId, subjectId, shipmentId } = await paidGuestOrder(shop, stub, [await putOnSale(shop)]);
  await dispute(providerPaymentId);
  await moveOn(shop, await makeAdmin(shop), shipmentId, { status: "Cancelled", reason: "Lost" });
  await win(providerPaymentId);
  await sendRefunds(shop, stub);
  expect(stub.payments.get(providerPaymentId)?.status).toBe("Refunded");
  expect(await creditNotes(subjectId)).toEqual([2500, 434, -2500, -434, 2500, 434]);
});

it("a withdrawn chargeback of a top-up that was partly spent gives the rest back to the balance", async () => {
  const person = await signUp(shop);
  const { providerPaymentId } = await paidTopUp(shop, stub, person);
  await buyFromBalance(shop, person, toKeep([await putOnSale(shop)]));
  const books = await movesDuring(shop, async () => {
    await dispute(providerPaymentId);
    expect(await balanceOf(shop, person)).toBe(0);
    await win(providerPaymentId);
  });
  expect([books, await balanceOf(shop, person)]).toEqual([{}, 3000]);
});

it("a capture in quarantine whose chargeback is withdrawn can be credited again", async () => {
  const [admin, person] = [await makeAdmin(shop), await signUp(shop)];
  const { body } = await topUp(shop, person, { addressId: await addAddress(shop, person) });
  Object.assign(stub.sessions.get(body.paymentSessionResponse.id) ?? {}, { amount: 5001 });
  const captured = stub.pay(body.paymentSessionResponse.id, "captured");
  await stub.deliver(shop);
  const { items } = (await shop.call("listCaptures", { query: {} }, admin)).body;
  const id = items.find(({ providerPaymentId }) => providerPaymentId === captured)?.id ?? "";
  const books = await movesDuring(shop, async () => {
    await dispute(captured);
    await win(captured);
  });
  expect(books).toEqual({});
  const release = { userInfoId: person.userId, reason: "The bank's letter says so" };
  const credited = await shop.call("creditCapture", { params: { id }, body: release }, { ...admin, key: randomUUID() });
  expect([credited.status, await balanceOf(shop, person)]).toEqual([200, 5001]);
  const spent = await buyFromBalance(shop, person, toKeep([await putOnSale(shop)]));
  expect(spent.status).toBe(201);
  await dispute(captured);
  await win(captured);
  expect(await balanceOf(shop, person)).toBe(3001);
});

it("a chargeback of a closed month that is withdrawn counts in the next one, and for the quarter of the invoice", async () => {
  const { providerPaymentId } = await paidGuestOrder(shop, stub, [await putOnSale(shop)]);
  await dispute(providerPaymentId);
  for (let run = 0; run < 2; run += 1) await runJob(shop, "number-invoices");
  const month = new Intl.DateTimeFormat("sv-SE", { year: "numeric", month: "2-digit", timeZone: "Europe/Amsterdam" });
  const first = month.format(shop.clock.now);
  moveClock(shop, 32 * DAY_SECONDS);
  await completeBooks(shop);
  let admin: TestPerson = await makeAdmin(shop);
  const closed = await shop.call("closeMonth", { body: { month: first } }, { ...admin, key: randomUUID() });
  expect(closed.status, closed.text).toBe(200);
  const next = month.format(shop.clock.now);
  await win(providerPaymentId);
  for (let run = 0; run < 2; run += 1) await runJob(shop, "number-invoices");
  await completeBooks(shop);
  admin = await makeAdmin(shop);
  const download = (file: string) => {
    const headers = { authorization: `Bearer ${admin.token}` };
    return shop.app.http.inject({ url: `/api/admin/books/export?from=${next}&to=${next}&file=${file}`, headers });
  };
  const quarter = `${first.slice(0, 4)}Q${Math.ceil(Number(first.slice(5)) / 3)}`;
  expect(vatIn((await download("vat")).body)).toEqual([
    { on: "CreditNote", country: "NL", quarter, rate: 2100, net: 2066, vat: 434, total: 2500 },
  ]);
  const files = Object.keys(unzipSync((await download("archive")).rawPayload));
  expect(files).toEqual(["documents.csv", expect.stringMatching(/^credit-notes\/CN-\d+\.pdf$/)]);
});

it("what comes into a closed account goes back to the card by itself", async () => {
  const person = await signUp(shop);
  const { change, reconfirm, waitTwoDays, confirm } = closingOf(() => ({ shop, person }));
  const { providerPaymentId } = await paidTopUp(shop, stub, person, 20);
  await dispute(providerPaymentId);
  const { connection } = shop.owner;
  const handled = { handledAt: shop.clock.now };
  await connection.updateTable("payments").set(handled).where("userId", "=", person.userId).execute();
  await connection.deleteFrom("signalQueue").where("userId", "=", person.userId).execute();
  await unlockAccount(shop, person);
  await reconfirm();
  await change({ action: "Begin" });
  await waitTwoDays();
  expect((await confirm()).body.state).toBe("Closed");
  await win(providerPaymentId);
  expect(await balanceOf(shop, person)).toBe(2_000);
  await runJob(shop, "close-accounts");
  expect(await balanceOf(shop, person)).toBe(0);
  await sendRefunds(shop, stub);
  expect(stub.payments.get(providerPaymentId)?.balances["total_refunded"]).toBe(2_000);
});
