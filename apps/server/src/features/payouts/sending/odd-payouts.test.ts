import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { putOnSale } from "../../../../test/orders/orders.ts";
import { cardPayer, type CardShop, stubPayoutsTo, withCard } from "../../../../test/payments/card-payouts.ts";
import { packReference } from "../../../payment-providers/checkoutcom/payout-reference.ts";
import { type StubPayout, stubId } from "../../../../test/payments/checkout-stub-books.ts";
import { openCheckoutStub } from "../../../../test/payments/checkout-stub.ts";
import { askedPayout, decidePayout, offerPayouts } from "../../../../test/payments/payouts.ts";
import { approveImport } from "../../../../test/payments/statements.ts";
import { moveClock, runJob } from "../../../../test/payments/till.ts";
import { makeAdmin, type TestPerson } from "../../../../test/people/people.ts";
import { balanceOf, findImbalances } from "../../../../test/shop/books.ts";
import { openShop, type Shop } from "../../../../test/shop/shop.ts";

let at: CardShop;
let shop: Shop;

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
beforeEach(() => {
  at.stub.faults.splice(0);
  Object.assign(at.stub.payoutFaults, { isLagging: false, isShort: false, code: undefined });
});

type Asked = { person: TestPerson & { payeeId: string }; id: string };

const refusal = ({ status, text }: { status: number; text: string }) => [status, JSON.parse(text).code];
const rowOf = async ({ id }: Asked) =>
  shop.owner.connection.selectFrom("payouts").selectAll().where("payoutId", "=", id).executeTakeFirstOrThrow();
const statusOf = async (payout: Asked) => (await rowOf(payout)).status;
const DAY = 86_400;

async function asked(course?: Parameters<typeof cardPayer>[1]): Promise<Asked> {
  const person = await withCard(shop, await cardPayer(at, course));
  return { person, id: await askedPayout(shop, person, 40) };
}

async function approved(course?: Parameters<typeof cardPayer>[1]): Promise<Asked> {
  const payout = await asked(course);
  const { status, text } = await decidePayout(shop, await makeAdmin(shop), "approvePayout", payout.id);
  if (status !== 200) throw new Error(text);
  return payout;
}

/** Makes a payout in the vendor's dashboard, with the reference of the shop's. */
function payByHand({ person: { userId }, id }: Asked, changed: Partial<StubPayout> = {}): StubPayout {
  const payout: StubPayout = {
    id: stubId("pay"),
    requested_on: shop.clock.now.toISOString(),
    reference: packReference(`${userId}.${id}`),
    status: "Paid",
    amount: 4000,
    currency: "EUR",
    source: { type: "currency_account", id: at.stub.accountId },
    destination: { type: "card", id: "src_another", fingerprint: "another", last4: "1111" },
    holder: "Mara Lind",
    ...changed,
  };
  at.stub.payouts.set(payout.id, payout);
  return payout;
}

const returnOf = (id: string, amount: number) =>
  at.stub.actions.set(id, [{ id: stubId("act"), type: "Return", approved: true, amount }]);

async function pay(): Promise<void> {
  await runJob(shop, "send-payouts");
  at.stub.movePayouts();
  await runJob(shop, "watch-payouts");
}

const casesOf = async ({ id }: Asked) => {
  await runJob(shop, "find-signals");
  const signals = shop.owner.connection.selectFrom("caseSignals").select("subject").where("kind", "=", "OddPayout");
  const found = (await signals.where("subject", "like", `${id}%`).execute()).map(({ subject }) => subject);
  return found.map((subject) => subject.slice(id.length + 1)).toSorted();
};

describe("a payout that the vendor never answered", () => {
  it("is refused by two operators once it is stopped and was not handed over for seven days", async () => {
    const payout = await approved();
    at.stub.faults.push(null, "away");
    await runJob(shop, "send-payouts");
    const { person, id } = payout;
    await shop.call("removePayee", { params: { id: person.payeeId } }, person);
    moveClock(shop, DAY);
    await runJob(shop, "send-payouts");
    const early = await decidePayout(shop, await makeAdmin(shop), "refusePayout", id);
    expect([refusal(early), await statusOf(payout)]).toEqual([[409, "STATUS_CONFLICT"], "Sent"]);
    moveClock(shop, 7 * DAY);
    await runJob(shop, "send-payouts");
    at.stub.faults.push("away");
    expect(refusal(await decidePayout(shop, await makeAdmin(shop), "refusePayout", id))).toEqual([
      409,
      "STATUS_CONFLICT",
    ]);
    const answer = await decidePayout(shop, await makeAdmin(shop), "refusePayout", id);
    expect(refusal(answer)).toEqual([409, "APPROVAL_NEEDED"]);
    expect(await approveImport(shop, answer)).toBe(true);
    expect([await statusOf(payout), await balanceOf(shop, person)]).toEqual(["Refused", 10_000]);
    await pay();
    expect([stubPayoutsTo(at.stub, person), await findImbalances(shop)]).toEqual([[], []]);
  });

  it("is refused by nobody while the vendor has it, or while it is tried again", async () => {
    const [taken, tried] = [await approved(), await approved()];
    at.stub.faults.push(null, "lost");
    await runJob(shop, "send-payouts");
    at.stub.payoutFaults.isShort = true;
    const { person } = taken;
    await shop.call("removePayee", { params: { id: person.payeeId } }, person);
    moveClock(shop, 8 * DAY);
    await runJob(shop, "send-payouts");
    for (const { id } of [taken, tried]) {
      expect(refusal(await decidePayout(shop, await makeAdmin(shop), "refusePayout", id))).toEqual([
        409,
        "STATUS_CONFLICT",
      ]);
    }
    at.stub.payoutFaults.isShort = false;
    moveClock(shop, 61);
    await pay();
    expect(await Promise.all([taken, tried].map(statusOf))).toEqual(["Paid", "Paid"]);
  });

  it("is refused by the vendor only an hour later, because its lists may lag behind", async () => {
    const payout = await approved();
    at.stub.faults.push(null, "lost");
    await runJob(shop, "send-payouts");
    Object.assign(at.stub.payoutFaults, { isLagging: true, code: "card_expired" });
    at.stub.forgetKeys();
    moveClock(shop, 61);
    await runJob(shop, "send-payouts");
    expect([await statusOf(payout), await balanceOf(shop, payout.person)]).toEqual(["Sent", 6000]);
    at.stub.payoutFaults.isLagging = false;
    moveClock(shop, 3601);
    await pay();
    expect([await statusOf(payout), stubPayoutsTo(at.stub, payout.person).length]).toEqual(["Paid", 1]);
    const refused = await approved();
    at.stub.faults.push(null, "away");
    await runJob(shop, "send-payouts");
    moveClock(shop, 61);
    await runJob(shop, "send-payouts");
    expect(await statusOf(refused)).toBe("Sent");
    moveClock(shop, 3601);
    await runJob(shop, "send-payouts");
    expect([await statusOf(refused), await balanceOf(shop, refused.person)]).toEqual(["Refused", 10_000]);
  });
});

describe("a payout that the vendor refuses", () => {
  it.each(["idempotency_key_in_use", "corporate_card_limit_generated", "currency_account_invalid"])(
    "stays sent if the code is %s, which may be about the account",
    async (code) => {
      const payout = await approved();
      at.stub.payoutFaults.code = code;
      await runJob(shop, "send-payouts");
      expect([await statusOf(payout), await balanceOf(shop, payout.person)]).toEqual(["Sent", 6000]);
      at.stub.payoutFaults.code = undefined;
      moveClock(shop, 61);
      await pay();
      expect(await statusOf(payout)).toBe("Paid");
    },
  );

  it("stays sent if the account does not know the payment by which the card was added", async () => {
    const payout = await approved();
    const payments = [...at.stub.payments.entries()];
    at.stub.payments.clear();
    at.stub.payoutFaults.code = "destination_id_invalid";
    await runJob(shop, "send-payouts");
    expect(await statusOf(payout)).toBe("Sent");
    for (const [id, payment] of payments) at.stub.payments.set(id, payment);
    at.stub.payoutFaults.code = undefined;
    moveClock(shop, 61);
    await pay();
    expect(await statusOf(payout)).toBe("Paid");
  });
});

describe("a payout that an operator kept for two months", () => {
  it("is looked up until it is paid, and until it can't come back", async () => {
    const payout = await asked("returned");
    moveClock(shop, 61 * DAY);
    expect((await decidePayout(shop, await makeAdmin(shop), "approvePayout", payout.id)).status).toBe(200);
    await pay();
    expect(await statusOf(payout)).toBe("Paid");
    at.stub.movePayouts();
    await runJob(shop, "watch-ended-payouts");
    expect(await statusOf(payout)).toBe("Returned");
  });
});

describe("a payout that went otherwise than it was ordered", () => {
  it("stays paid if only a part comes back, or one of two, and opens a case", async () => {
    const [part, twice] = [await approved(), await approved()];
    await pay();
    const [first] = stubPayoutsTo(at.stub, part.person);
    const [one] = stubPayoutsTo(at.stub, twice.person);
    returnOf(first?.id ?? "", 1);
    payByHand(twice, { destination: one?.destination ?? { type: "card", id: "", fingerprint: "", last4: "" } });
    returnOf(one?.id ?? "", 4000);
    await runJob(shop, "watch-ended-payouts");
    expect(await Promise.all([part, twice].map(statusOf))).toEqual(["Paid", "Paid"]);
    expect([await casesOf(part), await casesOf(twice)]).toEqual([["Transfers"], ["Transfers"]]);
  });

  it("is not paid if the job that sends it finds it elsewhere or with another sum, and opens a case", async () => {
    const [elsewhere, other] = [await approved(), await approved()];
    for (const payout of [elsewhere, other]) {
      const { connection } = shop.owner;
      const sentAt = new Date(shop.clock.now.getTime() - 60_000);
      const before = { status: "Sent" as const, firstSentAt: sentAt, lastSentAt: sentAt };
      await connection.updateTable("payouts").set(before).where("payoutId", "=", payout.id).execute();
    }
    payByHand(elsewhere);
    payByHand(other, { amount: 3999 });
    await runJob(shop, "send-payouts");
    expect(await Promise.all([elsewhere, other].map(statusOf))).toEqual(["Sent", "Sent"]);
    expect([await casesOf(elsewhere), await casesOf(other)]).toEqual([["Elsewhere"], ["Amount", "Elsewhere"]]);
  });

  it("opens a case if it is paid although nobody has sent it, in each state", async () => {
    const requested = await asked();
    const [held, cancelled, refused] = [await asked(), await asked(), await asked()];
    await decidePayout(shop, await makeAdmin(shop), "holdPayout", held.id);
    await decidePayout(shop, await makeAdmin(shop), "refusePayout", refused.id);
    const caller = { token: cancelled.person.token, key: randomUUID() };
    await shop.call("cancelPayout", { params: { id: cancelled.id } }, caller);
    const all = [requested, held, cancelled, refused];
    for (const payout of all) payByHand(payout);
    await runJob(shop, "watch-ended-payouts");
    expect(await Promise.all(all.map(statusOf))).toEqual(["Requested", "Held", "Cancelled", "Refused"]);
    for (const payout of all) expect(await casesOf(payout)).toEqual(["Elsewhere", "NotOrdered"]);
  });

  it("opens a case if it was there before the shop has sent it", async () => {
    const payout = await approved();
    const [card] = [...at.stub.cards.values()].slice(-1);
    if (card === undefined) throw new Error("no card");
    const { id, fingerprint, last4 = "" } = card;
    payByHand(payout, { destination: { type: "card", id, fingerprint, last4 } });
    await runJob(shop, "send-payouts");
    expect([await statusOf(payout), await casesOf(payout)]).toEqual(["Paid", ["NotOrdered"]]);
  });

  it("is a difference if it left without the shop, from whichever account", async () => {
    const payout = await asked();
    const alone = { reference: "A friend", source: { type: "currency_account", id: "ca_another" } } as const;
    const { id } = payByHand(payout, alone);
    const { body } = await shop.call("comparePayouts", {}, await makeAdmin(shop));
    at.stub.payouts.delete(id);
    expect(body.map(({ difference }) => difference)).toContain("UnknownToShop");
    expect(body.some(({ payoutId, amount }) => payoutId === null && amount === 40)).toBe(true);
  });

  it("opens a second case for a second way, and none again for the first", async () => {
    const payout = await approved();
    await runJob(shop, "send-payouts");
    const [first] = stubPayoutsTo(at.stub, payout.person);
    if (first === undefined) throw new Error("no payout");
    const { destination } = first;
    first.destination = { ...destination, id: "src_another", fingerprint: "another" };
    await pay();
    await pay();
    expect(await casesOf(payout)).toEqual(["Elsewhere"]);
    first.destination = destination;
    payByHand(payout, { destination });
    await pay();
    await runJob(shop, "watch-ended-payouts");
    expect(await casesOf(payout)).toEqual(["Elsewhere", "Transfers"]);
  });
});
