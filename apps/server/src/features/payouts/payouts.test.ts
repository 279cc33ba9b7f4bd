import { randomUUID } from "node:crypto";
import { cents } from "@trove/money";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, inject, it } from "vitest";
import { runGateway, runJob, moveClock, cards } from "../../../test/payments/till.ts";
import {
  addPayee,
  askedPayout,
  decidePayout,
  offerPayouts,
  PAYEE_IBAN,
  reconfirm,
  requestPayout,
  usablePayee,
  verify,
  winner,
} from "../../../test/payments/payouts.ts";
import { spend } from "../../../test/openings/meanwhile.ts";
import { closingOf } from "../../../test/people/closing.ts";
import { mailFor, sendMail } from "../../../test/people/mailbox.ts";
import { openCase } from "../../../test/people/operator.ts";
import { makeAdmin, signUp, type TestPerson } from "../../../test/people/people.ts";
import { setMarkets } from "../../../test/protection/markets.ts";
import { balanceOf, findImbalances } from "../../../test/shop/books.ts";
import { openListeningShop } from "../../../test/shop/listening-shop.ts";
import type { Shop } from "../../../test/shop/shop.ts";

let shop: Shop;
let admin: TestPerson;

beforeAll(async () => {
  shop = await openListeningShop();
  admin = await makeAdmin(shop);
  await offerPayouts(shop, admin);
});
afterAll(() => shop.close());

const payouts = async (person: TestPerson) => (await shop.call("getPayouts", {}, person)).body;
const statusOf = async (person: TestPerson) => (await payouts(person)).payouts[0]?.status;
const refusal = ({ status, text }: { status: number; text: string }) => [status, JSON.parse(text).code];
const approve = async (id: string) => decidePayout(shop, await makeAdmin(shop), "approvePayout", id);

/** Hands approved payouts over, lets time pass at the gateway, and hears what became of them. */
async function pay(seconds = 20): Promise<void> {
  await runJob(shop, "send-payouts");
  moveClock(shop, seconds);
  await runGateway(shop);
  await runJob(shop, "watch-payouts");
}

describe("a payout of winnings", () => {
  it("leaves the balance at once, and is paid once an operator has approved it", async () => {
    const person = await winner(shop);
    expect(await payouts(person)).toEqual({
      isOffered: true,
      payeeKinds: ["Account"],
      isVerified: true,
      winningsAmount: 100,
      ownAmount: 0,
      leftAmount: 100,
      payouts: [],
    });
    const { status, body } = await requestPayout(shop, person, 40);
    expect([status, body.winningsAmount, await balanceOf(shop, person)]).toEqual([201, 60, 6000]);
    expect(body.payouts).toMatchObject([{ amount: 40, hint: "DE…4242", status: "Requested", reason: null }]);
    await pay();
    expect(await statusOf(person)).toBe("Requested");
    expect((await approve(body.payouts[0]?.id ?? "")).body).toMatchObject({ status: "Approved" });
    await runJob(shop, "send-payouts");
    expect(await statusOf(person)).toBe("Sent");
    await pay();
    expect([await statusOf(person), await findImbalances(shop)]).toEqual(["Paid", []]);
    await sendMail(shop);
    const mails = (await mailFor(shop, person.email)).filter(({ file }) => file.includes("accountEvent"));
    expect(mails).toHaveLength(2);
  });

  it("is in the balance again if the bank returns it, or the provider does not pay it", async () => {
    const [returned, refused] = [
      await winner(shop, 100, "DE53000000000000005126"),
      await winner(shop, 100, "NL91ABNA0417164300"),
    ];
    await approve(await askedPayout(shop, returned));
    await approve(await askedPayout(shop, refused));
    await pay();
    expect([await statusOf(returned), await statusOf(refused)]).toEqual(["Paid", "Refused"]);
    await pay(60);
    expect([await statusOf(returned), await balanceOf(shop, returned)]).toEqual(["Returned", 10_000]);
    expect([await balanceOf(shop, refused), await findImbalances(shop)]).toEqual([10_000, []]);
    const { items } = (await shop.call("listNotifications", { query: {} }, returned)).body;
    expect(items.map(({ params }) => params)).toEqual([
      { amount: 40, status: "Returned" },
      { amount: 40, status: "Paid" },
    ]);
  });

  it("is paid once although the provider's answer was lost, and nobody can refuse it meanwhile", async () => {
    const person = await winner(shop);
    const id = await askedPayout(shop, person);
    await approve(id);
    await runJob(shop, "send-payouts");
    const { connection } = shop.owner;
    const lost = { providerPayoutId: null, nextAttemptAt: shop.clock.now };
    await connection.updateTable("payouts").set(lost).where("payoutId", "=", id).execute();
    expect(refusal(await decidePayout(shop, admin, "refusePayout", id))).toEqual([409, "STATUS_CONFLICT"]);
    await Promise.all([runJob(shop, "send-payouts"), runJob(shop, "send-payouts")]);
    const { rows } = await sql`select from sandbox_gateway.gateway_payouts
      where reference = ${`${person.userId}.${id}`}`.execute(connection);
    await pay();
    expect([rows.length, await statusOf(person), await findImbalances(shop)]).toEqual([1, "Paid", []]);
  });

  it("is sent once by a repeated request, and never more than was won by many at the same time", async () => {
    const person = await winner(shop);
    const key = randomUUID();
    await Promise.all([requestPayout(shop, person, 40, key), requestPayout(shop, person, 40, key)]);
    expect([(await requestPayout(shop, person, 40, key)).status, await balanceOf(shop, person)]).toEqual([201, 6000]);
    const requests = Array.from({ length: inject("size").parallel }, () => requestPayout(shop, person, 25));
    const made = (await Promise.all(requests)).filter(({ status }) => status === 201);
    expect([made.length, await balanceOf(shop, person)]).toEqual([2, 1000]);
    expect(await findImbalances(shop)).toEqual([]);
  });

  it("is of winnings only: own money goes back to its card first", async () => {
    const person = await winner(shop);
    await closingOf(() => ({ shop, person })).topUpBy(cards.succeeds, 50);
    expect(await payouts(person)).toMatchObject({ winningsAmount: 100, ownAmount: 50 });
    expect(refusal(await requestPayout(shop, person))).toEqual([409, "STATUS_CONFLICT"]);
    const body = { expectedOwn: 50 };
    expect((await shop.call("returnOwnMoney", { body }, { ...person, key: randomUUID() })).status).toBe(200);
    expect(refusal(await requestPayout(shop, person, 100.01))).toEqual([409, "INSUFFICIENT_BALANCE"]);
    expect((await requestPayout(shop, person, 100)).status).toBe(201);
    expect((await shop.call("getOwnMoney", {}, person)).body.ownAmount).toBe(0);
  });

  it("needs a market that has payouts, a verified identity, a confirmation, and a bank account of three days", async () => {
    const person = await signUp(shop);
    expect(refusal(await addPayee(shop, person))).toEqual([403, "CONFIRMATION_REQUIRED"]);
    await reconfirm(shop, person);
    expect(refusal(await addPayee(shop, person))).toEqual([403, "IDENTITY_REQUIRED"]);
    await verify(shop, person);
    const { body } = await addPayee(shop, person);
    const asked = { ...person, payeeId: body.id };
    expect(refusal(await requestPayout(shop, asked))).toEqual([409, "TOO_SOON"]);
    await setMarkets(shop, {});
    expect(refusal(await requestPayout(shop, asked))).toEqual([409, "NOT_OFFERED_HERE"]);
    expect((await payouts(person)).isOffered).toBe(false);
    await offerPayouts(shop, admin);
  });

  it("is refused beyond the sums of a day and a month, and while operators look into the person", async () => {
    await offerPayouts(shop, admin, { payoutCeilings: { day: 50, month: 80 } });
    const person = await winner(shop);
    expect((await requestPayout(shop, person, 40)).body.leftAmount).toBe(10);
    const full = JSON.parse((await requestPayout(shop, person, 11)).text);
    expect(full).toMatchObject({
      code: "LIMIT_REACHED",
      params: { kind: "Payout", period: "day", limit: 50, used: 40 },
    });
    await openCase(shop, admin, person);
    expect(refusal(await requestPayout(shop, person, 10))).toEqual([409, "STATUS_CONFLICT"]);
    await offerPayouts(shop, admin);
  });

  it("pays what the house bears of a chargeback, if it comes back", async () => {
    const person = await winner(shop);
    const id = await askedPayout(shop, person, 100);
    await closingOf(() => ({ shop, person })).topUpBy(cards.chargedBack, 50);
    await spend(shop, person, cents(5000));
    moveClock(shop, 86_400);
    await runGateway(shop);
    admin = await makeAdmin(shop);
    expect(refusal(await decidePayout(shop, admin, "approvePayout", id))).toEqual([409, "STATUS_CONFLICT"]);
    expect((await decidePayout(shop, admin, "refusePayout", id)).status).toBe(200);
    expect([await balanceOf(shop, person), await findImbalances(shop)]).toEqual([5000, []]);
  });

  it("works in a break and while the account is being closed, which waits for it", async () => {
    const person = await winner(shop);
    const { begin, closure } = closingOf(() => ({ shop, person }));
    await shop.call("beginBreak", { body: { kind: "Break" } }, { ...person, key: randomUUID() });
    await askedPayout(shop, person, 40);
    await begin();
    const id = await askedPayout(shop, person, 60);
    expect((await closure()).holds).toContain("Payout");
    await decidePayout(shop, admin, "refusePayout", id);
    expect(await balanceOf(shop, person)).toBe(6000);
  });
});

describe("a bank account of a person", () => {
  it("shows only its last digits, in the verified name, and can be removed", async () => {
    const person = await signUp(shop);
    await verify(shop, person);
    const id = await usablePayee(shop, person);
    const listed = (await shop.call("listPayees", {}, person)).body;
    expect(listed).toMatchObject([{ id, hint: "DE…4242", holder: "Mara Lind", isOwn: true }]);
    expect(JSON.stringify(listed)).not.toContain(PAYEE_IBAN);
    expect(refusal(await addPayee(shop, person))).toEqual([409, "STATUS_CONFLICT"]);
    expect((await addPayee(shop, person, "BR1800360305000010009795493C1")).status).toBe(400);
    const stranger = await signUp(shop);
    expect(refusal(await shop.call("removePayee", { params: { id } }, stranger))).toEqual([404, "NOT_FOUND"]);
    expect((await shop.call("removePayee", { params: { id } }, person)).status).toBe(204);
    expect((await shop.call("listPayees", {}, person)).body).toEqual([]);
    const rows = await shop.owner.connection.selectFrom("payees").selectAll().where("payeeId", "=", id).execute();
    expect(rows).toEqual([]);
  });
});
