import { randomUUID } from "node:crypto";
import { cents } from "@trove/money";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { buyFromBalance, movesDuring, putOnSale, toKeep, toSend } from "../../../../test/orders/orders.ts";
import { cancel } from "../../../../test/orders/shipments.ts";
import { type CheckoutStub, openCheckoutStub } from "../../../../test/payments/checkout-stub.ts";
import { paidTopUp, paymentOf, sendRefunds } from "../../../../test/payments/refund-desk.ts";
import { addAddress, moveClock, runJob, topUp } from "../../../../test/payments/till.ts";
import { closingOf } from "../../../../test/people/closing.ts";
import { lockPerson, openCase, personOf } from "../../../../test/people/operator.ts";
import { makeAdmin, signUp, type TestPerson } from "../../../../test/people/people.ts";
import { balanceOf, findImbalances } from "../../../../test/shop/books.ts";
import { openShop, type Shop } from "../../../../test/shop/shop.ts";
import { withdrawnTopUps } from "../../../../test/withdrawals/withdrawals.ts";
import { lockCaseOpening, raiseSignal } from "../../cases/index.ts";
import type { PaymentReport } from "../../payments/index.ts";
import { callSettleCapture, recordCaptureRefund } from "../../payments/quarantine/quarantine.store.ts";

let stub: CheckoutStub;
let shop: Shop;
let admin: TestPerson;
let person: TestPerson;

beforeAll(async () => {
  stub = await openCheckoutStub(() => shop.clock.now);
  shop = await openShop(stub.variables);
});
afterAll(async () => {
  await shop.close();
  await stub.close();
});
const { reconfirm } = closingOf(() => ({ shop, person }));
beforeEach(async () => {
  [admin, person] = [await makeAdmin(shop), await signUp(shop)];
  await reconfirm();
});

const own = async () => (await shop.call("getOwnMoney", {}, person)).body;
const sendBack = (expectedOwn: number, amount?: number) =>
  shop.call(
    "returnOwnMoney",
    { body: { expectedOwn, ...(amount !== undefined && { amount }) } },
    { ...person, key: randomUUID() },
  );
const refusal = ({ status, text }: { status: number; text: string }) => [status, JSON.parse(text).code];
const daysAgo = (days: number) => new Date(shop.clock.now.getTime() - days * 86_400_000);
const isLocked = async () => (await personOf(shop, admin, person)).isLocked;
/** Counts the open cases about the person, after signals were looked for. */
const casesAbout = async () => {
  await runJob(shop, "find-signals");
  const about = await shop.owner.connection
    .selectFrom("casePeople")
    .select("caseId")
    .where("userId", "=", person.userId)
    .execute();
  return about.length;
};

async function signInAgain(): Promise<void> {
  const { userName: emailOrUserName, password } = person;
  const { body } = await shop.call("login", { body: { emailOrUserName, password } });
  person = { ...person, token: body.token };
  await reconfirm();
}

/** Pays another sum than was asked for, which an operator credits. Returns the payment's id at the provider. */
async function creditedCapture(amount: number): Promise<string> {
  const { body } = await topUp(shop, person, { addressId: await addAddress(shop, person) });
  const session = stub.sessions.get(body.paymentSessionResponse.id);
  if (session === undefined) throw new Error("no session");
  session.amount = amount * 100;
  const providerPaymentId = stub.pay(session.id, "captured");
  await stub.deliver(shop);
  const { items } = (await shop.call("listCaptures", { query: { state: "Waiting", pageSize: 50 } }, admin)).body;
  const id = items.find((capture) => capture.providerPaymentId === providerPaymentId)?.id ?? "";
  const release = { userInfoId: person.userId, reason: "The bank's letter says so" };
  await shop.call("creditCapture", { params: { id }, body: release }, { ...admin, key: randomUUID() });
  return providerPaymentId;
}

describe("a payment that its person sent back whole", () => {
  it("locks the account and warns operators if a bank charges it back too, although the books move nothing", async () => {
    const { subjectId, providerPaymentId } = await paidTopUp(shop, stub, person);
    const { body } = await sendBack(50);
    expect((await paymentOf(shop, admin, subjectId)).refunds).toMatchObject([{ returnId: body.returns[0]?.id }]);
    await sendRefunds(shop, stub);
    const books = await movesDuring(shop, async () => {
      stub.dispute(providerPaymentId);
      await stub.deliver(shop);
    });
    expect([books, await isLocked(), await casesAbout()]).toEqual([{}, true, 1]);
    expect(await paymentOf(shop, admin, subjectId)).toMatchObject({ warnings: ["Chargeback"], handledAtUtc: null });
    moveClock(shop, 1);
    stub.winDisputes(providerPaymentId);
    await stub.deliver(shop);
    expect(await paymentOf(shop, admin, subjectId)).toMatchObject({ warnings: [], chargedBackAmount: 0 });
    expect(await findImbalances(shop)).toEqual([]);
  });

  it("locks the account too if it was a credited capture", async () => {
    const providerPaymentId = await creditedCapture(60);
    expect((await sendBack(60)).status).toBe(200);
    await sendRefunds(shop, stub);
    expect(await balanceOf(shop, person)).toBe(0);
    stub.dispute(providerPaymentId);
    await stub.deliver(shop);
    expect([await isLocked(), await casesAbout()]).toEqual([true, 1]);
  });
});

describe("own money", () => {
  it("stays with the shop while operators look into its person, who is not told so", async () => {
    await paidTopUp(shop, stub, person);
    await openCase(shop, admin, person);
    expect([await own(), refusal(await sendBack(50))]).toMatchObject([{ ownAmount: 50 }, [409, "STATUS_CONFLICT"]]);
    expect(await balanceOf(shop, person)).toBe(5000);
  });

  it.each([
    ["a sign of harm of one's own", "RaiseAfterLoss", true, 200],
    ["returned top-ups of one's own", "ReturnedTopUps", true, 200],
    ["a phone number shared with somebody excluded", "SharedExclusion", true, 200],
    ["a chargeback of somebody at the same address", "SharedAddress", false, 200],
    ["many accounts found through somebody else's", "ManyAccounts", false, 200],
    ["a fast shipment of one's own", "FastShipping", true, 409],
  ] as const)(
    "a case of %s answers a return as the list says: signs of harm and signals of others hold nothing",
    async (_name, kind, isOwn, status) => {
      await paidTopUp(shop, stub, person);
      const other = randomUUID();
      const [userId, others] = isOwn ? [person.userId, [other]] : [other, [person.userId]];
      await shop.owner.connection.transaction().execute(async (tx) => {
        await lockCaseOpening(tx, { isAwaited: true });
        await raiseSignal(tx, { kind, userId, subject: randomUUID(), others, details: {} }, shop.clock.now);
      });
      expect((await sendBack(50)).status).toBe(status);
    },
  );

  it("stays with the shop once an operator opens a case about somebody whom a case only named", async () => {
    await paidTopUp(shop, stub, person);
    const signal = { kind: "SharedAddress", userId: randomUUID(), others: [person.userId] } as const;
    await shop.owner.connection.transaction().execute(async (tx) => {
      await lockCaseOpening(tx, { isAwaited: true });
      await raiseSignal(tx, { ...signal, subject: randomUUID(), details: {} }, shop.clock.now);
    });
    await openCase(shop, admin, person);
    expect(refusal(await sendBack(50))).toEqual([409, "STATUS_CONFLICT"]);
  });

  it("stays with the shop while a withdrawal waits", async () => {
    await paidTopUp(shop, stub, person);
    await withdrawnTopUps(shop, person);
    expect(refusal(await sendBack(50))).toEqual([409, "STATUS_CONFLICT"]);
  });

  it("stays with the shop as far as the house bears a chargeback, also beside money that a cancelled order brings back", async () => {
    const first = await paidTopUp(shop, stub, person);
    const { body } = await buyFromBalance(shop, person, toSend([await putOnSale(shop, 4000)]));
    stub.dispute(first.providerPaymentId);
    await stub.deliver(shop);
    await lockPerson(shop, admin, person, false);
    await signInAgain();
    await paidTopUp(shop, stub, person, 100);
    const borne = 50 - 5;
    expect(await own()).toMatchObject({ ownAmount: 100 - borne, refusedAmount: 0 });
    await cancel(shop, person, body.shipmentId ?? "", { refund: "Balance" });
    expect(await own()).toMatchObject({ ownAmount: 100 });
  });
});

describe("a return of own money", () => {
  it("sends a credited capture back whole or not at all, because the rest could not follow", async () => {
    await creditedCapture(60);
    await paidTopUp(shop, stub, person, 20);
    expect((await sendBack(80, 30)).body).toMatchObject({ ownAmount: 60, returns: [{ amount: 20 }] });
    await buyFromBalance(shop, person, toKeep([await putOnSale(shop, 1000)]));
    expect(await own()).toMatchObject({ ownAmount: 0, refusedAmount: 50 });
  });

  it("is in the balance again if the refund of its capture failed at a provider that does not say which one", async () => {
    await creditedCapture(60);
    await sendBack(60);
    const { connection } = shop.owner;
    const { captureId, refundId, evidence } = await connection
      .selectFrom("quarantinedCaptures")
      .select(["captureId", "refundId", "evidence"])
      .where("releaseUserId", "=", person.userId)
      .$narrowType<{ refundId: string; evidence: PaymentReport }>()
      .executeTakeFirstOrThrow();
    const due = { captureId, refundId, refundPaidCents: null, providerPaymentId: evidence.providerPaymentId ?? "" };
    await recordCaptureRefund(connection, due, "Taken", shop.clock.now);
    const failed = { refundedPaidCents: cents(6000), refundsBackPaidCents: cents(6000), backKeys: [] };
    await callSettleCapture(connection, { ...evidence, ...failed }, shop.clock.now);
    expect(await balanceOf(shop, person)).toBe(6000);
    expect((await own()).returns).toMatchObject([{ parts: [{ state: "CameBack" }] }]);
  });

  it("goes to payments of the last 12 months, and to providers that the shop has", async () => {
    const { subjectId } = await paidTopUp(shop, stub, person, 20);
    await paidTopUp(shop, stub, person, 30);
    const change = (to: { provider: string; createdAt: Date }) =>
      shop.owner.connection.updateTable("payments").set(to).where("subjectId", "=", subjectId).execute();
    const { now } = shop.clock;
    await change({ provider: "sandbox", createdAt: now });
    expect(await own()).toMatchObject({ ownAmount: 30, refusedAmount: 20 });
    await change({ provider: "checkoutcom", createdAt: daysAgo(366) });
    expect(await own()).toMatchObject({ ownAmount: 30, refusedAmount: 20 });
    await change({ provider: "checkoutcom", createdAt: now });
    expect((await own()).ownAmount).toBe(50);
  });

  it("tries a card again 30 days after it refused a refund", async () => {
    const { providerPaymentId } = await paidTopUp(shop, stub, person);
    await sendBack(50, 20);
    stub.dispute(providerPaymentId, 4000);
    await runJob(shop, "send-refunds");
    await lockPerson(shop, admin, person, false);
    await signInAgain();
    const refuse = (failedAt: Date) =>
      shop.owner.connection.updateTable("refunds").set({ failedAt }).where("userId", "=", person.userId).execute();
    await refuse(daysAgo(29));
    expect(await own()).toMatchObject({
      ownAmount: 0,
      refusedAmount: 10,
      returns: [{ parts: [{ state: "Refused" }] }],
    });
    await refuse(daysAgo(31));
    expect(await own()).toMatchObject({ ownAmount: 10, refusedAmount: 0 });
  });

  it("asks for at most 20 refunds a day, each due a little after the other, and for at least a euro", async () => {
    const addressId = await addAddress(shop, person);
    for (let paid = 0; paid < 21; paid += 1) {
      const { body } = await topUp(shop, person, { addressId, amount: 5 });
      stub.pay(body.paymentSessionResponse.id, "captured");
    }
    await stub.deliver(shop);
    expect((await sendBack(105, 0.99)).status).toBe(400);
    const { body } = await sendBack(105);
    expect(body).toMatchObject({ ownAmount: 5, returns: [{ amount: 100 }] });
    const due = await shop.owner.connection
      .selectFrom("refunds")
      .select("nextAttemptAt")
      .where("userId", "=", person.userId)
      .execute();
    expect(new Set(due.map(({ nextAttemptAt }) => nextAttemptAt?.getTime())).size).toBe(20);
    expect(refusal(await sendBack(5))).toEqual([429, "RATE_LIMITED"]);
    moveClock(shop, 86_400);
    await signInAgain();
    expect((await sendBack(5)).body).toMatchObject({ ownAmount: 0 });
  });
});
