import { randomUUID } from "node:crypto";
import { sql } from "kysely";
import { afterAll, beforeAll, expect, it } from "vitest";
import { type MollieTill, openMollieTill } from "../../../../test/payments/tills/mollie.ts";
import { paymentOf, refundTopUp } from "../../../../test/payments/refund-desk.ts";
import { moveClock, runJob, topUp, validate } from "../../../../test/payments/till.ts";
import { makeAdmin, signUp, type TestPerson } from "../../../../test/people/people.ts";
import { balanceOf, findImbalances } from "../../../../test/shop/books.ts";
import { openShop, type Shop } from "../../../../test/shop/shop.ts";

let shop: Shop;
let till: MollieTill;

beforeAll(async () => {
  till = await openMollieTill(() => shop.clock.now);
  till.paging.most = 2;
  shop = await openShop(till.variables);
});
afterAll(async () => {
  await shop.close();
  await till.close();
});

const DAY = 86_400;

async function newTopUp(person: TestPerson) {
  const { paymentSessionResponse, transactionId } = (await topUp(shop, person, { countryCode: "NL" })).body;
  return { session: till.books.session(paymentSessionResponse.id), subjectId: transactionId };
}

/** A top-up of €50 whose webhooks were all lost. */
async function paidTopUp(person: TestPerson) {
  const { session, subjectId } = await newTopUp(person);
  const attempt = till.books.begin(session, "unseen");
  till.books.capture(session, attempt);
  return { id: session.id, session, attempt, subjectId };
}

/** Moves on by days in which the provider was checked, but nothing was told. */
async function passDays(days: number): Promise<void> {
  moveClock(shop, days * DAY);
  await shop.owner.connection.updateTable("providerChecks").set({ checkedUntil: shop.clock.now }).execute();
}

async function sweepAll(days: number): Promise<void> {
  for (let day = 0; day <= days; day += 1) await runJob(shop, "reconcile-payments");
}

it("refunds of old payments are found at a provider whose lists begin with the newest", async () => {
  const people = await Promise.all(Array.from({ length: 3 }, () => signUp(shop)));
  const paid = [];
  for (const person of people) paid.push({ person, ...(await paidTopUp(person)) });
  await runJob(shop, "reconcile-payments");
  for (const { person } of paid) expect(await balanceOf(shop, person)).toBe(5000);
  const [first] = paid;
  if (first === undefined) throw new Error("nobody has paid");
  moveClock(shop, DAY);
  till.books.refund(first.session, first.attempt, 2000, null);
  await passDays(4);
  till.faults.push(null, null, null, "busy");
  await expect(runJob(shop, "reconcile-payments")).rejects.toMatchObject({ code: "GATEWAY_UNAVAILABLE" });
  await sweepAll(6);
  expect(await balanceOf(shop, first.person)).toBe(3000);
});

it("a day's comparison names payments that only the vendor has, and those that it does not know", async () => {
  const owner = await makeAdmin(shop);
  const mara = await signUp(shop);
  const { id } = await paidTopUp(mara);
  await runJob(shop, "reconcile-payments");
  const day = shop.clock.now.toISOString().slice(0, 10);
  const differences = async () =>
    (await shop.call("reconcileDay", { query: { day } }, owner)).body.differences.map(({ kinds }) => kinds);
  expect(await differences()).toEqual([]);
  const reference = `${randomUUID()}.${randomUUID()}`;
  const { origin } = new URL(till.books.session(id).sent["webhookUrl"] ?? "");
  const planted = till.books.open(reference, 100, "EUR", { method: "creditcard", shop: origin });
  till.books.capture(planted, till.books.begin(planted, "unseen"));
  expect(await differences()).toEqual([["UnknownToShop"]]);
  till.books.sessions.delete(id);
  expect((await differences()).toSorted()).toEqual([["UnknownToProvider"], ["UnknownToShop"]]);
});

it("a return with another's payment id finds nothing", async () => {
  const { id } = await paidTopUp(await signUp(shop));
  const other = await signUp(shop);
  const body = { paymentId: id, failTransactionIfUnsuccessful: true };
  const { status } = await shop.call("validateTopUp", { body }, { token: other.token });
  expect(status).toBe(404);
});

it("a taken refund that the vendor cancelled and forgot is in the balance again a day later", async () => {
  const mara = await signUp(shop);
  const { subjectId, attempt } = await paidTopUp(mara);
  await runJob(shop, "reconcile-payments");
  const refund = async (amount: number) => {
    const admin = await makeAdmin(shop);
    expect((await refundTopUp(shop, admin, subjectId, amount)).status).toBe(200);
    await runJob(shop, "send-refunds");
    return paymentOf(shop, admin, subjectId);
  };
  expect(await refund(30)).toMatchObject({ leftAmount: 20, refundedAmount: 30 });
  till.books.cancelRefund(attempt);
  await runJob(shop, "reconcile-payments");
  expect(await balanceOf(shop, mara)).toBe(2000);
  moveClock(shop, DAY);
  await runJob(shop, "send-refunds");
  expect(await balanceOf(shop, mara)).toBe(5000);
  await runJob(shop, "reconcile-payments");
  expect(await refund(45)).toMatchObject({ leftAmount: 5, heldAmount: 0, refundedAmount: 45, warnings: ["Refund"] });
  expect([await balanceOf(shop, mara), await findImbalances(shop)]).toEqual([500, []]);
});

it("a payment that the vendor captures days after it had expired is found among older days", async () => {
  const mara = await signUp(shop);
  const { session } = await newTopUp(mara);
  moveClock(shop, 3600);
  await runJob(shop, "watch-payments");
  await passDays(1);
  till.books.capture(session, till.books.begin(session, "unseen"));
  await passDays(2);
  await sweepAll(12);
  expect(await balanceOf(shop, mara)).toBe(5000);
});

it("a second payment of the vendor that nobody has seen does not end the payment when it expires", async () => {
  const mara = await signUp(shop);
  const { session } = await newTopUp(mara);
  const { reference, amount, currency, sent } = session;
  till.books.cancel(till.books.open(reference, amount, currency, sent));
  await runJob(shop, "reconcile-payments");
  expect(await validate(shop, mara, session.id, false)).toBe("Pending");
  till.books.capture(session, till.books.begin(session, "unseen"));
  expect(await validate(shop, mara, session.id)).toBe("Success");
});

it("payments of which the books have all are not written again by the next comparison", async () => {
  const [mara, other] = [await signUp(shop), await signUp(shop)];
  await paidTopUp(mara);
  await newTopUp(mara);
  const { session, attempt } = await paidTopUp(other);
  const written = async () => {
    await runJob(shop, "reconcile-payments");
    const { connection } = shop.owner;
    const rows = await sql<{ xmin: string }>`select xmin::text from payments order by payment_id`.execute(connection);
    return rows.rows;
  };
  const before = await written();
  expect(await written()).toEqual(before);
  till.books.refund(session, attempt, 1000, null);
  expect(await written()).not.toEqual(before);
  expect(await balanceOf(shop, other)).toBe(4000);
});
