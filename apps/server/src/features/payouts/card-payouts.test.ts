import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { putOnSale } from "../../../test/orders/orders.ts";
import { cardPayer, type CardShop, stubPayoutsTo, withCard } from "../../../test/payments/card-payouts.ts";
import type { StubNotice } from "../../../test/payments/checkout-stub-books.ts";
import { openCheckoutStub } from "../../../test/payments/checkout-stub.ts";
import { askedPayout, decidePayout, offerPayouts, requestPayout } from "../../../test/payments/payouts.ts";
import { moveClock, readBooks, runJob } from "../../../test/payments/till.ts";
import { makeAdmin, signUp, type TestPerson } from "../../../test/people/people.ts";
import { balanceOf, findImbalances } from "../../../test/shop/books.ts";
import { openShop, type Shop } from "../../../test/shop/shop.ts";

let at: CardShop;
let shop: Shop;
let admin: TestPerson;

beforeAll(async () => {
  const stub = await openCheckoutStub(() => shop.clock.now);
  shop = await openShop(stub.variables);
  at = { shop, stub, item: await putOnSale(shop, 2000) };
  await offerPayouts(shop, await makeAdmin(shop));
});
afterAll(async () => {
  await shop.close();
  await at.stub.close();
});
beforeEach(async () => {
  admin = await makeAdmin(shop);
  at.stub.faults.splice(0);
  Object.assign(at.stub.payoutFaults, { isLagging: false, isShort: false, code: undefined });
});

const refusal = ({ status, text }: { status: number; text: string }) => [status, JSON.parse(text).code];
const statusOf = async (person: TestPerson) => (await shop.call("getPayouts", {}, person)).body.payouts[0]?.status;
const approve = async (id: string) => decidePayout(shop, await makeAdmin(shop), "approvePayout", id);
const payoutsTo = (person: TestPerson) => stubPayoutsTo(at.stub, person);

/** Hands approved payouts over, lets the vendor go on, and hears what became of them. */
async function pay(): Promise<void> {
  await runJob(shop, "send-payouts");
  at.stub.movePayouts();
  await at.stub.deliver(shop);
  await runJob(shop, "watch-payouts");
}

describe("a payout to a card", () => {
  it("goes to the card that has paid, in the verified name, once an operator has approved it", async () => {
    const person = await withCard(shop, await cardPayer(at));
    const id = await askedPayout(shop, person, 40);
    expect((await shop.call("listAdminPayouts", { query: {} }, admin)).body.payouts.items[0]).toMatchObject({
      kind: "Card",
      hint: "Visa …4242",
      iban: null,
      holder: "Mara Lind",
      provider: "checkoutcom",
    });
    await pay();
    expect(payoutsTo(person)).toEqual([]);
    expect((await approve(id)).status).toBe(200);
    const before = await readBooks(shop);
    await runJob(shop, "send-payouts");
    expect(await statusOf(person)).toBe("Sent");
    await pay();
    expect(payoutsTo(person)).toMatchObject([{ amount: 4000, currency: "EUR", holder: "Mara Lind", status: "Paid" }]);
    const after = await readBooks(shop);
    const gateway = "gateway:checkoutcom";
    expect((after[gateway] ?? 0) - (before[gateway] ?? 0)).toBe(4000);
    expect([await statusOf(person), await balanceOf(shop, person), await findImbalances(shop)]).toEqual([
      "Paid",
      6000,
      [],
    ]);
    expect((await shop.call("comparePayouts", {}, admin)).body).toEqual([]);
  });

  it("is no payment of the shop: it is neither in quarantine nor in the comparison of a day", async () => {
    const person = await withCard(shop, await cardPayer(at));
    await approve(await askedPayout(shop, person, 40));
    await pay();
    await runJob(shop, "reconcile-payments");
    const day = shop.clock.now.toISOString().slice(0, 10);
    const report = await shop.call("reconcileDay", { query: { day } }, admin);
    expect([report.status, report.text.includes(payoutsTo(person)[0]?.id ?? "none")]).toEqual([200, false]);
    const captures = await shop.owner.connection.selectFrom("quarantinedCaptures").selectAll().execute();
    expect(captures).toEqual([]);
    const validated = await shop.call(
      "validatePurchase",
      { body: { paymentId: payoutsTo(person)[0]?.id ?? "", failTransactionIfUnsuccessful: false } },
      person,
    );
    expect(validated.status).toBe(404);
  });

  it("is in the balance again if the vendor declines, refuses or does not pay it, and if it comes back later", async () => {
    const [declined, refused, returned] = [
      await withCard(shop, await cardPayer(at, "declined")),
      await withCard(shop, await cardPayer(at, "refused")),
      await withCard(shop, await cardPayer(at, "returned")),
    ];
    for (const person of [declined, refused, returned]) await approve(await askedPayout(shop, person, 40));
    await pay();
    const states = async () => Promise.all([declined, refused, returned].map(statusOf));
    expect(await states()).toEqual(["Refused", "Refused", "Paid"]);
    moveClock(shop, 10 * 86_400);
    admin = await makeAdmin(shop);
    at.stub.movePayouts();
    await at.stub.deliver(shop);
    await runJob(shop, "watch-ended-payouts");
    const balance = async (person: TestPerson) => balanceOf(shop, person);
    expect(await Promise.all([declined, refused, returned].map(balance))).toEqual([10_000, 10_000, 10_000]);
    const again = await signUp(shop);
    expect((await shop.call("getPayouts", {}, again)).body.payouts).toEqual([]);
    expect((await shop.call("comparePayouts", {}, admin)).body).toEqual([]);
    expect(await findImbalances(shop)).toEqual([]);
  });

  it("is paid once although answers are lost, keys are forgotten and lists lag behind", async () => {
    const person = await withCard(shop, await cardPayer(at));
    await approve(await askedPayout(shop, person, 40));
    // The first look answers, and the response to the request is lost.
    at.stub.faults.push(null, "lost");
    await runJob(shop, "send-payouts");
    expect([await statusOf(person), payoutsTo(person).length]).toEqual(["Sent", 1]);
    at.stub.payoutFaults.isLagging = true;
    moveClock(shop, 61);
    await Promise.all([runJob(shop, "send-payouts"), runJob(shop, "send-payouts")]);
    expect(payoutsTo(person)).toHaveLength(1);
    at.stub.payoutFaults.isLagging = false;
    at.stub.forgetKeys();
    const unanswered = { providerPayoutId: null, nextAttemptAt: shop.clock.now };
    const { connection } = shop.owner;
    await connection.updateTable("payouts").set(unanswered).where("userId", "=", person.userId).execute();
    await pay();
    expect([await statusOf(person), payoutsTo(person).length, await findImbalances(shop)]).toEqual(["Paid", 1, []]);
  });

  it("waits while the shop's account at the vendor has no money, and is then paid", async () => {
    const person = await withCard(shop, await cardPayer(at));
    await approve(await askedPayout(shop, person, 40));
    at.stub.payoutFaults.isShort = true;
    await pay();
    expect(await statusOf(person)).toBe("Sent");
    at.stub.payoutFaults.isShort = false;
    moveClock(shop, 61);
    await pay();
    expect([await statusOf(person), payoutsTo(person).length]).toEqual(["Paid", 1]);
  });

  it("differs from the vendor's books if it is paid twice, to another card, or without the shop", async () => {
    const [twice, elsewhere] = [
      await withCard(shop, await cardPayer(at)),
      await withCard(shop, await cardPayer(at, "paid", { last4: "9999" })),
    ];
    for (const person of [twice, elsewhere]) await approve(await askedPayout(shop, person, 40));
    await runJob(shop, "send-payouts");
    const [first] = payoutsTo(twice);
    const [moved] = payoutsTo(elsewhere);
    if (first === undefined || moved === undefined) throw new Error("no payouts");
    const copy = { ...first, id: first.id.replace(/.$/, "z") };
    at.stub.payouts.set(copy.id, copy);
    moved.destination = { ...moved.destination, fingerprint: "another", id: "src_another" };
    const alone = { ...first, id: first.id.replace(/.$/, "y"), reference: "A friend" };
    at.stub.payouts.set(alone.id, alone);
    await pay();
    expect([await statusOf(twice), await statusOf(elsewhere)]).toEqual(["Paid", "Sent"]);
    const found = (await shop.call("comparePayouts", {}, admin)).body.map(({ difference }) => difference);
    expect(found.toSorted()).toEqual(["Transfers", "Transfers", "UnknownToShop"]);
    await Promise.all([runJob(shop, "watch-payouts"), runJob(shop, "watch-ended-payouts")]);
    await runJob(shop, "find-signals");
    const signals = shop.owner.connection.selectFrom("caseSignals").select("userId").where("kind", "=", "OddPayout");
    const about = (await signals.execute()).map(({ userId }) => userId);
    expect(about.toSorted()).toEqual([twice.userId, elsewhere.userId].toSorted());
    for (const id of [copy.id, alone.id, moved.id]) at.stub.payouts.delete(id);
    expect(await findImbalances(shop)).toEqual([]);
  });

  it("ignores forged webhooks, and true ones that come twice and in another order", async () => {
    const person = await withCard(shop, await cardPayer(at));
    await approve(await askedPayout(shop, person, 40));
    await runJob(shop, "send-payouts");
    const { id: payoutId = "" } = payoutsTo(person)[0] ?? {};
    const told = (type: string) => at.stub.sign(JSON.stringify({ type, data: { id: payoutId } }));
    const { body } = told("payment_paid");
    const forged: StubNotice = {
      body,
      headers: { "content-type": "application/json", "cko-signature": "0".repeat(64) },
    };
    const post = ({ body: payload, headers }: StubNotice) =>
      shop.app.http.inject({ method: "POST", url: "/api/payments/webhook/checkoutcom", headers, payload });
    expect((await post(forged)).statusCode).toBe(400);
    for (const type of ["payment_returned", "payment_paid", "payment_captured", "payment_paid"]) {
      expect((await post(told(type))).statusCode).toBe(204);
    }
    expect(await statusOf(person)).toBe("Sent");
    await pay();
    expect([await statusOf(person), await balanceOf(shop, person), await findImbalances(shop)]).toEqual([
      "Paid",
      6000,
      [],
    ]);
  });
});

describe("a payout that nobody has approved", () => {
  it("is taken back by its person once, and by nobody else", async () => {
    const person = await withCard(shop, await cardPayer(at));
    const id = await askedPayout(shop, person, 40);
    const cancel = (who: TestPerson, key = randomUUID()) =>
      shop.call("cancelPayout", { params: { id } }, { token: who.token, key });
    expect(refusal(await cancel(await signUp(shop)))).toEqual([404, "NOT_FOUND"]);
    const key = randomUUID();
    const [first, second] = await Promise.all([cancel(person, key), cancel(person, key)]);
    expect([first.status, second.status, await statusOf(person), await balanceOf(shop, person)]).toEqual([
      200,
      200,
      "Cancelled",
      10_000,
    ]);
    expect(refusal(await cancel(person))).toEqual([409, "STATUS_CONFLICT"]);
    expect(refusal(await approve(id))).toEqual([409, "STATUS_CONFLICT"]);
    expect(await findImbalances(shop)).toEqual([]);
  });

  it("is asked for and taken back ten times a day, and no more", async () => {
    const person = await withCard(shop, await cardPayer(at));
    for (let count = 0; count < 10; count += 1) {
      const params = { id: await askedPayout(shop, person, 1) };
      await shop.call("cancelPayout", { params }, { token: person.token, key: randomUUID() });
    }
    expect(refusal(await requestPayout(shop, person, 1))).toEqual([409, "TOO_SOON"]);
    expect(await balanceOf(shop, person)).toBe(10_000);
  });

  it("is either taken back or approved if both happen at once, and stays once it is approved", async () => {
    const person = await withCard(shop, await cardPayer(at));
    const id = await askedPayout(shop, person, 40);
    const [cancelled, approved] = await Promise.all([
      shop.call("cancelPayout", { params: { id } }, { token: person.token, key: randomUUID() }),
      approve(id),
    ]);
    expect([cancelled.status, approved.status].toSorted()).toEqual([200, 409]);
    await pay();
    const isPaid = approved.status === 200;
    expect([payoutsTo(person).length, await balanceOf(shop, person)]).toEqual(isPaid ? [1, 6000] : [0, 10_000]);
  });
});
